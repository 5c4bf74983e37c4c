import {personSeats} from '../engine/undo.js';
import type {Cabinet, FinishedGame} from '../games/module.js';
import {type Library, whole} from '../store/library.js';

/** The games that were played to their end without help. */
export const finishedGames = (library: Library, {game}: Cabinet): readonly FinishedGame[] =>
  whole(library.recordings()).flatMap(summary => {
    const {seats, scores, result, assisted} = summary;
    if (summary.game !== game.id || result !== 'over' || assisted || scores === undefined) return [];
    const options = game.parseOptions(summary.options, seats.length);
    return options.ok ? [{options: options.value, scores, people: personSeats(seats)}] : [];
  });

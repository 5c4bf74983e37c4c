import type {Cabinet, OptionValues} from '../games/module.js';
import {usualPlayers} from '../shell/players.js';

/** Who is to play, seat by seat: the usual players where nobody else was chosen. */
export type ChosenPlayers = {
  players(set: OptionValues): readonly string[];
  choose(seat: number, player: string): void;
  /** How many there may be; nothing where the options decide that. */
  readonly counts: readonly number[];
  setCount(count: number): void;
  /** The options were changed: where others play by them now, who was chosen means nothing any more. */
  follow(before: OptionValues, after: OptionValues): void;
};

export const createChosenPlayers = (cabinet: Cabinet): ChosenPlayers => {
  const {game, bots} = cabinet;
  const {least, most} = game.seats;
  const isFree = cabinet.usualPlayers === undefined && most > least;
  let chosen: {readonly [seat: number]: string} = {};
  let wanted = 0;

  const usual = (set: OptionValues): readonly string[] => {
    const players = usualPlayers(cabinet, set);
    const more = Array.from({length: Math.max(0, wanted - players.length)}, () => bots.at(-1)?.id ?? 'human');
    return wanted === 0 ? players : [...players, ...more].slice(0, wanted);
  };

  return {
    players: set => usual(set).map((player, seat) => chosen[seat] ?? player),
    choose(seat, player) {
      chosen = {...chosen, [seat]: player};
    },
    counts: isFree ? Array.from({length: most - least + 1}, (_, more) => least + more) : [],
    setCount(count) {
      wanted = count;
    },
    follow(before, after) {
      if (usual(before).join() !== usual(after).join()) chosen = {};
    },
  };
};

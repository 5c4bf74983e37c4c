import type {SeatInfo} from '../engine/lines.js';
import type {Cabinet} from '../games/module.js';
import type {GameText} from '../lib/text.js';
import type {ArcadeText} from '../locales/index.js';

/** A game's own words at a table: it knows what those who sit there are called. */
export const tableText = ({game}: Cabinet, seats: readonly SeatInfo[], text: ArcadeText): GameText => ({
  ...text.game(game.id),
  names: seats.map(({name}) => name),
});

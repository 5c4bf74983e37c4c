import type {GameText} from '../lib/text.js';
import type {ArcadeText, ShellKey} from './index.js';

type Refusal = {readonly code: string};

const shellRefusals: {readonly [code: string]: ShellKey} = {
  'game-over': 'refusedGameOver',
  'not-your-turn': 'refusedNotYourTurn',
  'nothing-to-undo': 'refusedNothingToUndo',
  'nothing-to-redo': 'refusedNothingToRedo',
  'undo-revealed': 'refusedUndoRevealed',
  'no-interval': 'refusedNoInterval',
  closed: 'refusedClosed',
  'no-advice': 'refusedNoAdvice',
};

/** Why something was refused: the session's own reasons in the shell's words, the rules' in the game's. */
export const refusalText = <R extends Refusal>(
  refusal: R,
  {game, explain}: {readonly game: {readonly id: string}; explain(refusal: R, text: GameText): string},
  text: ArcadeText,
): string => {
  const key = shellRefusals[refusal.code];
  return key === undefined ? explain(refusal, text.game(game.id)) : text.say(key);
};

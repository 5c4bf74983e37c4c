import type {Refusal} from '../../engine/game.js';
import type {GameText} from '../../lib/text.js';
import type {GameTitle} from '../module.js';
import type {MastermindView} from './types.js';
import type {MastermindKey} from './words.js';

type Text = GameText<MastermindKey>;

export const describe = (
  _view: MastermindView,
  {say}: Text,
  _manner: 'picture' | 'words',
): readonly string[] => [say('name')];
export const title = (_view: MastermindView, {say}: Text): GameTitle => ({subject: say('name'), facts: []});
export const notices = (_view: MastermindView, _text: Text): readonly string[] => [];
export const result = (_view: MastermindView, {say}: Text): readonly string[] => [say('name')];
export const explain = (_refusal: Refusal, {say}: Text): string => say('notation');

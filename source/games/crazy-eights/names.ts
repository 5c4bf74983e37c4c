import type {GameText} from '../../lib/text.js';
import type {CrazyEightsKey} from './words.js';

export type Text = GameText<CrazyEightsKey>;

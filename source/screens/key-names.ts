import type {KeyNames} from '../kit/key-label.js';
import type {ArcadeText} from '../locales/index.js';

/** The names of keys in the language in use. */
export const keyNames = ({say}: ArcadeText): KeyNames => ({
  enter: say('nameEnter'),
  space: say('nameSpace'),
  escape: say('nameEscape'),
  tab: say('nameTab'),
  backspace: say('nameBackspace'),
  delete: say('nameDelete'),
  home: say('nameHome'),
  end: say('nameEnd'),
  'page-up': say('namePageUp'),
  'page-down': say('namePageDown'),
  arrows: say('nameArrows'),
  up: say('nameUp'),
  down: say('nameDown'),
  left: say('nameLeft'),
  right: say('nameRight'),
  'up-down': say('nameUpDown'),
  'left-right': say('nameLeftRight'),
});

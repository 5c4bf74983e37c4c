export {createLevelsScreen} from './levels.js';
export {openGame} from './menu.js';
export {openArcade} from './open-arcade.js';
export {openNewGame, openResumed} from './open-game.js';
export {createReplaysScreen} from './replays.js';
export {openViewer} from './viewer.js';

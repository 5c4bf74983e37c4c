import type {Board, Cabinet} from '../games/module.js';

/** The boards that were loaded, so that a screen which is opened later is whole in its first frame. */
export type Boards = {
  /** The board of a game, if it is loaded. Else it is loaded now, and `ready` is called once when it is there. */
  of(cabinet: Cabinet, ready: () => void): Board | undefined;
  load(cabinet: Cabinet): Promise<void>;
};

export const createBoards = (): Boards => {
  const loaded = new Map<string, Board>();
  const awaited = new Set<string>();
  const load = async (cabinet: Cabinet): Promise<void> => {
    loaded.set(cabinet.game.id, await cabinet.loadBoard());
  };
  return {
    of(cabinet, ready) {
      const {id} = cabinet.game;
      const board = loaded.get(id);
      if (board !== undefined || awaited.has(id)) return board;
      awaited.add(id);
      void load(cabinet).then(ready);
      return undefined;
    },
    load,
  };
};

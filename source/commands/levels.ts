import {jsonText} from '../lib/json.js';
import {bestScores, levelKey, packLevels, packTitle} from '../shell/packs.js';
import type {Context} from './context.js';
import {asTable, cleanRow} from './list.js';

/** A pack of the arcade: its title in the person's language, how many levels it has, how many of them are solved. */
type PackRow = {
  readonly game: string;
  readonly pack: string;
  readonly title: string;
  readonly levels: number;
  readonly solved: number;
};

const packRows = ({cabinets, library, text}: Context): readonly PackRow[] =>
  cabinets.flatMap(cabinet => {
    const levels = packLevels(library, cabinet, {}, text);
    const best = bestScores(library, cabinet);
    return [...new Set(levels.map(({file}) => file.pack))].map(pack => {
      const own = levels.filter(({file}) => file.pack === pack);
      const solved = own.filter(level => best.has(levelKey(level))).length;
      const title = packTitle(cabinet, pack, text);
      return {game: cabinet.game.id, pack, title, levels: own.length, solved};
    });
  });

/** `arcade levels`: the packs as a table, or as one JSON object. */
export const levelsCommand = (context: Context): number => {
  const {text, print, warn, flags} = context;
  const rows = packRows(context);
  if (flags['json'] === true) {
    const packs = rows.map(({game, pack, levels, solved}) => ({game, pack, levels, solved}));
    print(jsonText({packs}));
    return 0;
  }
  if (rows.length === 0) {
    warn(`arcade: ${text.say('noLevels')}`);
    return 0;
  }
  const {say} = text;
  const head = [say('columnPack'), say('columnLevels'), say('columnSolved')];
  const cells = rows.map(({title, levels, solved}) => [title, String(levels), String(solved)]);
  for (const row of asTable([head, ...cells].map(cleanRow))) print(row);
  return 0;
};

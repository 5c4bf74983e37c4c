import type {Cabinet, OptionValues} from '../games/module.js';
import {err, type Result} from '../lib/result.js';
import {safeText} from '../lib/safe-text.js';
import {faultText, levelFaultText} from '../locales/faults.js';
import type {ArcadeText} from '../locales/index.js';
import type {Library} from '../store/library.js';

/** A preset as its file was read: the options it sets, or what is wrong with the file in words. */
export type ReadPreset = {readonly name: string; readonly values: Result<OptionValues, string>};

const readPreset = (
  library: Library,
  cabinet: Cabinet,
  path: string,
  text: ArcadeText,
): Result<OptionValues, string> => {
  const content = library.readLevel(path);
  if (!content.ok) return err(faultText(content.error, text));
  const values = cabinet.presets?.parse(content.value);
  if (values === undefined) throw new Error(`${cabinet.game.id} has no presets`);
  return values.ok ? values : err(levelFaultText(values.error, path, cabinet, text));
};

/** The presets of a game in order, those of the user last; none where the game has no such thing. */
export const readPresets = (library: Library, cabinet: Cabinet, text: ArcadeText): readonly ReadPreset[] =>
  cabinet.presets === undefined
    ? []
    : library
        .presets(cabinet.game.id)
        .map(({name, path}) => ({name, values: readPreset(library, cabinet, path, text)}));

/** A preset as people call it: the game's word for it, else the name of its file. */
export const presetTitle = ({game}: Cabinet, name: string, text: ArcadeText): string => {
  const key = `preset_${name}`;
  return text.knows(game.id, key) ? text.game(game.id).say(key) : safeText(name);
};

import type {Cabinet, OptionSpec, OptionValues} from '../games/module.js';
import {refusalText} from '../locales/refusals.js';
import {dayOf} from '../shell/days.js';
import {prepareGame} from '../shell/new-game.js';
import {seatsOf, usualPlayers} from '../shell/players.js';
import type {App} from './app.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';
import {openMadeGame} from './open-game.js';

/** Longest text that is typed into a field, in characters. */
const longestText = 40;

/** The rule options of a game, to be set before it is played, and the seed of its luck. */
export const createSetUpScreen = (app: App, cabinet: Cabinet): ListScreen => {
  const specs = cabinet.options;
  let set: OptionValues = {};
  let seed = '';
  let refusal = '';

  const gameText = () => app.text().game(cabinet.game.id);
  const currentOf = ({name, default: standard}: OptionSpec): string | number | boolean =>
    set[name] ?? standard;
  const put = ({name, default: standard}: OptionSpec, value: string | number | boolean): void => {
    const {[name]: _before, ...others} = set;
    set = value === standard ? others : {...others, [name]: value};
    refusal = '';
    app.changed();
  };

  const play = (): void => {
    const seats = seatsOf(cabinet, usualPlayers(cabinet, set), [], app.text());
    const game = prepareGame(cabinet, set, seats, seed === '' ? app.ports.newSeed() : seed);
    if (game.ok) return openMadeGame(app, game.value);
    refusal = refusalText(game.error, cabinet, app.text());
    app.changed();
  };

  const [before, after] = app.look().ascii ? ['<', '>'] : ['‹', '›'];
  const stepped = (values: readonly (string | number | boolean)[], spec: OptionSpec, step: 1 | -1): void => {
    const place = values.indexOf(currentOf(spec));
    const next = values[(place + step + values.length) % values.length];
    if (next !== undefined) put(spec, next);
  };

  const choiceItem = (spec: OptionSpec, label: string, values: readonly (string | number | boolean)[]) => {
    const value = currentOf(spec);
    const {say} = app.text();
    const shown =
      typeof value === 'boolean'
        ? say(value ? 'yes' : 'no')
        : typeof value === 'number'
          ? String(value)
          : gameText().say(`${spec.name}_${value}`);
    return {
      label,
      detail: `${before} ${shown} ${after}`,
      choose: () => stepped(values, spec, 1),
      change: (step: 1 | -1) => stepped(values, spec, step),
    };
  };

  const textItem = (label: string, text: string, accept: (text: string) => void): ListItem => ({
    label,
    detail: text === '' ? app.text().say('unset') : text,
    choose: () => undefined,
    entry: {text, longest: longestText, accept},
  });

  const fieldOf = (spec: OptionSpec): ListItem => {
    const label = gameText().say(`label_${spec.name}`);
    if (spec.kind === 'choice') return choiceItem(spec, label, spec.values);
    if (spec.kind === 'flag') return choiceItem(spec, label, [false, true]);
    if (spec.kind === 'number')
      return choiceItem(
        spec,
        label,
        Array.from({length: spec.most - spec.least + 1}, (_, more) => spec.least + more),
      );
    return textItem(label, String(currentOf(spec)), text => {
      const isToday = spec.kind === 'day' && text.trim().toLowerCase() === 'today';
      put(spec, isToday ? dayOf(app.ports.now()) : text.trim());
    });
  };

  return createListScreen(app, {
    title: () => ({name: gameText().say('name'), subject: app.text().say('setUp'), facts: []}),
    items: () => [
      {label: app.text().say('play'), choose: play},
      ...specs.map(fieldOf),
      textItem(app.text().say('seed'), seed, text => {
        seed = text.trim();
        app.changed();
      }),
    ],
    footnote(index) {
      if (refusal !== '') return refusal;
      const spec = specs[index - 1];
      return spec === undefined ? '' : gameText().say(`option_${spec.name}`);
    },
  });
};

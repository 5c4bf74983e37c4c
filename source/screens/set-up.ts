import type {Cabinet, OptionSpec, OptionValues} from '../games/module.js';
import {refusalText} from '../locales/refusals.js';
import {dayOf} from '../shell/days.js';
import {prepareGame} from '../shell/new-game.js';
import {botName, seatsOf} from '../shell/players.js';
import {presetTitle, readPresets} from '../shell/presets.js';
import type {App} from './app.js';
import {createChosenPlayers} from './chosen-players.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';
import {openMadeGame} from './open-game.js';

/** Longest text that is typed into a field, in characters. */
const longestText = 40;

type Value = string | number | boolean;

/** A line of the form, and what is said of it while it is pointed at. */
type Field = {readonly item: ListItem; readonly note: string};

/** Steps through values: what is shown of the present one, and what a step makes of it. */
const stepped = <V extends Value>(values: readonly V[], current: V, step: 1 | -1): V | undefined =>
  values[(values.indexOf(current) + step + values.length) % values.length];

/** The rule options of a game, who plays it, and the seed of its luck, to be set before it is played. */
export const createSetUpScreen = (app: App, cabinet: Cabinet): ListScreen => {
  const specs = cabinet.options;
  let set: OptionValues = {};
  const seating = createChosenPlayers(cabinet);
  let seed = '';
  let refusal = '';

  const gameText = () => app.text().game(cabinet.game.id);
  const say = (): ReturnType<App['text']>['say'] => app.text().say;
  const changed = (): void => {
    refusal = '';
    app.changed();
  };
  const currentOf = ({name, default: standard}: OptionSpec): Value => set[name] ?? standard;
  const put = ({name, default: standard}: OptionSpec, value: Value): void => {
    const {[name]: _before, ...others} = set;
    const before = set;
    set = value === standard ? others : {...others, [name]: value};
    seating.follow(before, set);
    changed();
  };
  const players = (): readonly string[] => seating.players(set);

  const play = (): void => {
    const seats = seatsOf(cabinet, players(), [], app.text());
    const game = prepareGame(cabinet, set, seats, seed === '' ? app.ports.newSeed() : seed);
    if (game.ok) return openMadeGame(app, game.value);
    refusal = refusalText(game.error, cabinet, app.text());
    app.changed();
  };

  const choice = <V extends Value>(
    label: string,
    values: readonly V[],
    current: V,
    shown: string,
    accept: (value: V) => void,
  ): ListItem => {
    const [before, after] = app.look().ascii ? ['<', '>'] : ['‹', '›'];
    const change = (step: 1 | -1): void => {
      const next = stepped(values, current, step);
      if (next !== undefined) accept(next);
    };
    return {label, detail: `${before} ${shown} ${after}`, choose: () => change(1), change};
  };

  const textItem = (label: string, text: string, accept: (text: string) => void): ListItem => ({
    label,
    detail: text === '' ? say()('unset') : text,
    choose: () => undefined,
    entry: {text, longest: longestText, accept},
  });

  const shownValue = (spec: OptionSpec, value: Value): string => {
    if (typeof value === 'boolean') return say()(value ? 'yes' : 'no');
    return typeof value === 'number' ? String(value) : gameText().say(`${spec.name}_${value}`);
  };

  const valuesOf = (spec: OptionSpec): readonly Value[] => {
    if (spec.kind === 'choice') return spec.values;
    if (spec.kind === 'flag') return [false, true];
    if (spec.kind !== 'number') return [];
    return Array.from({length: spec.most - spec.least + 1}, (_, more) => spec.least + more);
  };

  const optionField = (spec: OptionSpec): Field => {
    const label = gameText().say(`label_${spec.name}`);
    const note = gameText().say(`option_${spec.name}`);
    const current = currentOf(spec);
    const accept = (value: Value): void => put(spec, value);
    if (spec.kind !== 'text' && spec.kind !== 'day')
      return {item: choice(label, valuesOf(spec), current, shownValue(spec, current), accept), note};
    const typed = (text: string): void => {
      const isToday = spec.kind === 'day' && text.trim().toLowerCase() === 'today';
      put(spec, isToday ? dayOf(app.ports.now()) : text.trim());
    };
    return {item: textItem(label, String(current), typed), note};
  };

  /** The difficulty level that is set, among those there are; choosing one sets its options. */
  const presetFields = (): readonly Field[] => {
    if (cabinet.presets === undefined) return [];
    const names = cabinet.presets.options;
    const read = readPresets(app.ports.library, cabinet, app.text());
    const good = read.flatMap(({name, values}) => (values.ok ? [{name, values: values.value}] : []));
    const faults = read.flatMap(({values}) => (values.ok ? [] : [values.error]));
    const standard = Object.fromEntries(specs.map(spec => [spec.name, spec.default]));
    const isSet = (values: OptionValues): boolean =>
      names.every(name => (set[name] ?? standard[name]) === values[name]);
    const current = good.find(({values}) => isSet(values))?.name ?? '';
    const shown = current === '' ? say()('custom') : presetTitle(cabinet, current, app.text());
    const accept = (chosenName: string): void => {
      const values = good.find(({name}) => name === chosenName)?.values ?? {};
      for (const spec of specs) if (values[spec.name] !== undefined) put(spec, values[spec.name] as Value);
    };
    const item = choice(
      say()('difficulty'),
      good.map(({name}) => name),
      current,
      shown,
      accept,
    );
    return [{item, note: [say()('difficultyNote'), ...faults].join(' ')}];
  };

  /** How many play, where one may choose. */
  const countFields = (): readonly Field[] => {
    if (seating.counts.length === 0) return [];
    const {length} = players();
    const accept = (count: number): void => {
      seating.setCount(count);
      changed();
    };
    const item = choice(say()('playerCount'), seating.counts, length, String(length), accept);
    return [{item, note: say()('playerCountNote')}];
  };

  const playerNote = (player: string): string => {
    const strength = player === 'human' ? '' : (cabinet.describeStrength?.(player, gameText()) ?? '');
    return strength === '' ? say()('playersNote') : strength;
  };

  /** A person or one of the bots, for each seat. */
  const playerFields = (): readonly Field[] => {
    if (cabinet.bots.length === 0) return [];
    const values = ['human', ...cabinet.bots.map(({id}) => id)];
    return players().map((player, seat) => ({
      item: choice(
        say()('playerNumber', {number: seat + 1}),
        values,
        player,
        player === 'human' ? say()('person') : botName(cabinet, player, app.text()),
        value => {
          seating.choose(seat, value);
          changed();
        },
      ),
      note: playerNote(player),
    }));
  };

  const fields = (): readonly Field[] => [
    {item: {label: say()('play'), choose: play}, note: ''},
    ...presetFields(),
    ...countFields(),
    ...(seating.counts.length > 0 ? playerFields() : []),
    ...specs.map(optionField),
    ...(seating.counts.length > 0 ? [] : playerFields()),
    {
      item: textItem(say()('seed'), seed, text => {
        seed = text.trim();
        changed();
      }),
      note: '',
    },
  ];

  return createListScreen(app, {
    title: () => ({
      name: gameText().say('name'),
      subject: say()(cabinet.levels === undefined ? 'newGame' : 'setUp'),
      facts: [],
    }),
    items: () => fields().map(({item}) => item),
    footnote: index => (refusal === '' ? (fields()[index]?.note ?? '') : refusal),
  });
};

import {themes} from '../lib/look.js';
import {languages} from '../lib/text.js';
import {paces, type Settings} from '../store/settings.js';
import type {App} from './app.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';

/** Languages are named in themselves, so that everybody finds their own. */
const languageNames = {en: 'English', fr: 'Français', zh: '中文'} as const;

type Field<Value> = {
  readonly name: keyof Settings;
  readonly label: string;
  readonly values: readonly Value[];
  shown(value: Value): string;
};

/** Settings that change at once, and are kept. */
export const createSettingsScreen = (app: App): ListScreen => {
  let notice = '';

  const field = <Value>({name, label, values, shown}: Field<Value>, current: Value): ListItem => {
    const isFixed = name in app.ports.fixed;
    const change = (step: 1 | -1): void => {
      if (isFixed) return;
      const next = values[(values.indexOf(current) + step + values.length) % values.length];
      void app.set({[name]: next} as Partial<Settings>).then(fault => {
        notice = fault;
        app.changed();
      });
    };
    const fixed = isFixed ? `  ${app.text().say('fixedByOption')}` : '';
    const [before, after] = app.look().ascii ? ['<', '>'] : ['‹', '›'];
    return {label, detail: `${before} ${shown(current)} ${after}${fixed}`, choose: () => change(1), change};
  };

  const items = (): readonly ListItem[] => {
    const {say} = app.text();
    const settings = app.settings();
    const yesNo = (value: boolean): string => say(value ? 'yes' : 'no');
    return [
      field(
        {
          name: 'language',
          label: say('language'),
          values: [undefined, ...languages],
          shown: language => (language === undefined ? say('languageAuto') : languageNames[language]),
        },
        settings.language,
      ),
      field(
        {name: 'theme', label: say('theme'), values: themes, shown: theme => say(`theme_${theme}`)},
        settings.theme,
      ),
      field({name: 'ascii', label: say('ascii'), values: [false, true], shown: yesNo}, settings.ascii),
      field({name: 'letters', label: say('letters'), values: [true, false], shown: yesNo}, settings.letters),
      field({name: 'warns', label: say('warns'), values: [false, true], shown: yesNo}, settings.warns),
      field(
        {name: 'fourColours', label: say('fourColours'), values: [false, true], shown: yesNo},
        settings.fourColours,
      ),
      field(
        {name: 'pace', label: say('pace'), values: paces, shown: pace => say(`pace_${pace}`)},
        settings.pace,
      ),
      field({name: 'record', label: say('record'), values: [true, false], shown: yesNo}, settings.record),
    ];
  };

  return createListScreen(app, {
    title: () => ({name: app.text().say('settings'), subject: '', facts: []}),
    items,
    notice: () => notice,
  });
};

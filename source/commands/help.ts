import type {Cabinet, OptionSpec} from '../games/module.js';
import {padTo, widthOf, wrapTo} from '../lib/width.js';
import type {ArcadeText} from '../locales/index.js';
import {type FlagKind, type FlagScope, flagOf, flagScopes, shellFlags} from './flags.js';
import {ruleOptions, scopesOf} from './parse-arguments.js';
import type {Command} from './parse-command.js';

type Row = readonly [left: string, right: string];

/** The widest line of a help, in columns. */
const widest = 100;

const indented = (rows: readonly Row[]): readonly string[] => {
  const width = Math.max(...rows.map(([left]) => widthOf(left)));
  return rows.flatMap(([left, right]) =>
    wrapTo(right, widest - width - 4).map((line, index) =>
      `  ${padTo(index === 0 ? left : '', width)}  ${line}`.trimEnd(),
    ),
  );
};

const valuesOf = (flag: FlagKind, {say}: ArcadeText): string => {
  if (flag.kind === 'boolean') return '';
  if (flag.kind === 'choice') return ` ${flag.values.join('|')}`;
  if (flag.kind === 'form') return ` ${flag.example}`;
  if (flag.kind === 'character') return ` ${say('helpCharacter')}`;
  return flag.kind === 'number' ? ` ${flag.least}-${flag.most}` : ` ${say('helpText')}`;
};

const commandRows = (cabinets: readonly Cabinet[], text: ArcadeText): readonly Row[] => {
  const {say} = text;
  const file = say('helpFile');
  const games = cabinets.map(({game, aliases, levels}): Row => {
    const name = text.game(game.id).say('name');
    const level = levels === undefined ? '' : ` [${file}]`;
    return [
      `${[game.id, ...aliases].join(', ')}${level}`,
      say(levels === undefined ? 'commandGame' : 'commandLevel', {game: name}),
    ];
  });
  const recording = say('helpRecording');
  return [
    ['arcade', say('commandMenu')],
    ...games,
    [file, say('commandFile')],
    [`resume [${recording}]`, say('commandResume')],
    [`replay [${recording}]`, say('commandReplay')],
    ['list', say('commandList')],
    [`show ${recording}`, say('commandShow')],
    [`verify ${recording}...`, say('commandVerify')],
    [`solve ${file}`, say('commandSolve')],
    [`simulate ${say('helpGame')}`, say('commandSimulate')],
    ['levels', say('commandLevels')],
    [`levels check ${file}...`, say('commandCheck')],
    ['levels generate', say('commandGenerate')],
  ];
};

const flagRows = (
  scopes: readonly FlagScope[],
  levels: readonly string[],
  text: ArcadeText,
): readonly Row[] =>
  shellFlags
    .filter(flag => scopes.includes(flag.scope))
    .map(flag => {
      const short = flag.short === undefined ? '' : `-${flag.short}, `;
      // A flag that is on by default is written the way it is used: switched off.
      const name = flag.name === 'record' ? 'no-record' : flag.name;
      const isLevel = flag.scope === 'level' && levels.length > 0;
      const values = isLevel ? ` ${levels.join('|')}` : valuesOf(flag, text);
      return [`${short}--${name}${values}`, text.say(flag.word)];
    });

const ruleRows = ({game}: Cabinet, options: readonly OptionSpec[], text: ArcadeText): readonly Row[] =>
  options.map(option => {
    const standard =
      option.kind === 'flag' ? text.say(option.default ? 'yes' : 'no') : String(option.default);
    const flag = flagOf(option);
    const meaning = text.game(game.id).say(`option_${option.name}`);
    const unset = standard === '' ? '' : ` ${text.say('helpDefault', {value: standard})}`;
    return [`--${flag.name}${valuesOf(flag, text)}`, `${meaning}${unset}`];
  });

/**
 * The help of the program, or of one command: every command and flag there is, from the tables that parse them. `levels`
 * are the names that `--level` takes.
 */
export const helpText = (
  command: Command,
  cabinets: readonly Cabinet[],
  text: ArcadeText,
  levels: readonly string[] = [],
): readonly string[] => {
  const {say} = text;
  const options = [say('helpOptions'), ...indented(flagRows(scopesOf(command), levels, text))];
  if (command.type === 'menu')
    return [
      say('helpUsage'),
      '',
      say('helpCommands'),
      ...indented(commandRows(cabinets, text)),
      '',
      say('helpOptions'),
      ...indented(flagRows(flagScopes, levels, text)),
      '',
      say('helpMore'),
    ];
  const usage = commandRows(cabinets, text).find(([left]) => left.startsWith(nameOf(command)));
  const own = ruleOptions(command);
  const rules =
    own.length > 0 && 'cabinet' in command && command.cabinet !== undefined
      ? [
          '',
          say('helpGameOptions', {game: text.game(command.cabinet.game.id).say('name')}),
          ...indented(ruleRows(command.cabinet, own, text)),
        ]
      : [];
  return [`arcade ${usage?.[0] ?? ''}`, usage?.[1] ?? '', ...rules, '', ...options];
};

const nameOf = (command: Command): string =>
  command.type === 'play' ? command.cabinet.game.id : command.type;

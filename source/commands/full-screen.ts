import {safeText} from '../lib/safe-text.js';
import {misplacedText} from '../locales/faults.js';
import {languageOf} from '../locales/index.js';
import type {AppPorts} from '../screens/app.js';
import type {FirstScreen} from '../screens/first-screen.js';
import {realClock} from '../terminal/clock.js';
import {colourLevel} from '../terminal/colour.js';
import {prepareTerminal} from '../terminal/prepare.js';
import {dieOf} from '../terminal/process-events.js';
import {stopUntilContinued} from '../terminal/suspend.js';
import {createThinker} from '../workers/thinker.js';
import type {Context} from './context.js';

/** Runs the arcade in full screen, with this screen first and the menu below it. */
export const fullScreen = async (context: Context, first: FirstScreen): Promise<number> => {
  const {invocation, flags, library, fixed, text, warn} = context;
  const {environment, stdin, stdout, stderr} = invocation;
  const choice = flags['color'] === 'always' || flags['color'] === 'never' ? flags['color'] : 'auto';
  const level = colourLevel(choice, environment, stdout);
  prepareTerminal(stdin, level);
  const thinker = createThinker(invocation.workerEntry);
  const ports: AppPorts = {
    ...realClock,
    cabinets: context.cabinets,
    library,
    fixed,
    language: languageOf(environment),
    colourLevel: level,
    askBot: thinker.askBot,
    askHelp: thinker.askHelp,
    stop: stopUntilContinued,
  };
  // Loaded only now: nothing else of the program needs Ink.
  const {openArcade} = await import('../screens/open-arcade.js');
  const end = await openArcade(ports, {stdin, stdout, stderr}, first);
  await thinker.close();
  for (const game of library.misplaced()) warn(`arcade: ${misplacedText(game, text)}`);
  if (end.type === 'left') return end.code;
  if (end.type === 'signal') {
    dieOf(end.signal);
    // Where the signal is ignored, the status says the same.
    return 128 + signalNumber(end.signal);
  }
  const reason = safeText(String(end.fault), 300);
  warn(`arcade: ${text.say('crashed', {reason})}`);
  const [latest] = library.recordings();
  if (latest !== undefined) warn(`arcade: ${text.say('crashSafe', {file: latest.path})}`);
  return 1;
};

const signalNumbers: {readonly [signal: string]: number} = {SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGTERM: 15};
const signalNumber = (signal: NodeJS.Signals): number => signalNumbers[signal] ?? 0;

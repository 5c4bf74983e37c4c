import type {Refusal} from '../../source/engine/game.js';
import type {GameText} from '../../source/lib/text.js';
import {languages} from '../../source/lib/text.js';
import {check} from '../checks.js';
import {textOf} from '../text.js';
import type {Position} from './position.js';

/** A line that can be shown: something in it, nothing unfilled, no line break. */
export const checkLine = (line: string, where: string): void => {
  check(line.trim().length > 0, `${where}: an empty line`);
  check(!/\{\{|\}\}|undefined|NaN|\[object/.test(line), `${where}: unfilled: ${line}`);
  check(!/[\n\r\t]/.test(line), `${where}: a control character`);
};

// A picture may have blank lines between its parts.
const checkPicture = (lines: readonly string[], where: string): void => {
  check(lines.length > 0, `${where}: nothing said`);
  for (const line of lines) if (line !== '') checkLine(line, where);
  check(
    lines.some(line => line.trim() !== ''),
    `${where}: only blank lines`,
  );
};

const checkView = (position: Position, view: Position['state'], text: GameText): void => {
  const {cabinet, mover} = position;
  for (const manner of ['picture', 'words'] as const)
    checkPicture(cabinet.describe(view, text, manner), `describe as ${manner}`);
  const title = cabinet.title(view, text);
  for (const line of [title.subject, ...title.facts]) checkLine(line, 'title');
  for (const line of cabinet.notices(view, text)) checkLine(line, 'notices');
  const result = cabinet.result(view, text);
  for (const line of result) checkLine(line, 'result');
  if (mover === 'interval' || mover === 'over') check(result.length > 0, 'result: nothing said');
};

/** All that the game says about this position, in three languages. */
export const checkSpeech = (position: Position): void => {
  const {cabinet, game, state, seats} = position;
  for (const language of languages)
    for (const eye of [...seats, 'all'] as const)
      checkView(position, game.view(state, eye), textOf(cabinet, language));
};

/** Every refusal that comes about here has an explanation. */
export const checkExplanations = (position: Position): void => {
  const {cabinet, game, state, seen} = position;
  const refusals: Refusal[] = [];
  for (const move of seen.values()) {
    const decided = game.decide(state, move);
    if (!decided.ok) refusals.push(decided.error);
  }
  for (const typed of ['', ' ', '?', 'xyzzy', '9'.repeat(400), '你好'])
    for (const language of languages) {
      const parsed = cabinet.parseNotation(typed, language);
      if (!parsed.ok) refusals.push(parsed.error);
    }
  for (const refusal of refusals)
    for (const language of languages)
      checkLine(cabinet.explain(refusal, textOf(cabinet, language)), `explain ${refusal.code}`);
};

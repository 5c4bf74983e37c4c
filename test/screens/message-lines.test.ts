import {expect, test} from 'vitest';
import {messageLines} from '../../source/screens/message-lines.js';

const message = 'one two three four five six seven';
const linesOf = (columns: number, rows: number, need: number) =>
  messageLines(message, {columns, rows}, {columns: 10, rows: need}, '…');

test('a message has one line where it fits, and none of its words are lost where there is room', () => {
  expect(linesOf(60, 20, 20)).toEqual([message]);
  expect(linesOf(22, 20, 18)).toEqual(['one two three four', 'five six seven']);
  expect(linesOf(14, 20, 15)).toEqual(['one two', 'three four', 'five six seven']);
});

test('a screen that can spare no row has it on one, to be cut where it is drawn', () => {
  expect(linesOf(22, 20, 20)).toEqual(['one two three four five six seven']);
  expect(linesOf(22, 18, 20)).toEqual(['one two three four five six seven']);
  expect(messageLines('', {columns: 20, rows: 20}, {columns: 10, rows: 10}, '…')).toEqual(['']);
});

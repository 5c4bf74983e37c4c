import {expect, test} from 'vitest';
import {expectRestored, hasBoard, litCells, openLevel, verify} from './steps.js';
import {recordingOf, start, startMenu, type Terminal} from './terminal.js';

/** Leaves a game of three presses behind, killed, with the cursor on A1 as it was at the start. */
const killedGame = async (): Promise<{readonly killed: Terminal; readonly screen: string}> => {
  const killed = await startMenu();
  await openLevel(killed, 2, 6);
  killed.burst('C', '3', 'B', '2');
  await killed.until('2 presses');
  await killed.press('u', / 1 press /);
  killed.burst('D', '4', 'E', '1');
  await killed.until('3 presses');
  await killed.press('A', hasBoard);
  killed.burst('backspace', 'up', 'up', 'up', 'up', 'left', 'left', 'left', 'left');
  await killed.until(/▌.{3}▐/);
  await killed.until(terminal => /^ *A .*▌/m.test(terminal.screen()));
  const screen = killed.screen();
  killed.signal('SIGKILL');
  expect(await killed.exit()).toEqual({code: 0, signal: 9});
  return {killed, screen};
};

/** The same position, the same count of presses, and undo back to the start. */
const expectResumed = async (resumed: Terminal, screen: string): Promise<void> => {
  await resumed.until(hasBoard);
  await resumed.until(terminal => terminal.screen() === screen);
  await resumed.press('u', '2 presses');
  await resumed.press('u', / 1 press /);
  await resumed.press('u', '0 presses');
  await resumed.press('u', 'There is nothing to take back.');
  expect(litCells(resumed)).toHaveLength(13);
  resumed.burst('ctrl-r', 'ctrl-r', 'ctrl-r');
  await resumed.until('3 presses');
};

test('a game that was killed is offered by the menu and goes on where it was', async () => {
  const {killed, screen} = await killedGame();
  expect(recordingOf(killed.home).at(-1)).toMatchObject({type: 'ply', move: 'E1'});
  expect(verify(killed.home)).toBe(0);

  const resumed = await startMenu({home: killed.home});
  expect(resumed.screen()).toMatch(/❯ Continue +Lights Out {2}Goblet {2}5 x 5, just now/);
  resumed.burst('enter');
  await expectResumed(resumed, screen);
  resumed.burst('q');
  await resumed.until('Continue');
  resumed.burst('q');
  expect(await resumed.exit()).toEqual({code: 0, signal: 0});
  await expectRestored(resumed);
  expect(recordingOf(killed.home).at(-1)).toMatchObject({type: 'end', why: 'left'});
  expect(verify(killed.home)).toBe(0);
});

test('arcade resume goes on with it as well', async () => {
  const {killed, screen} = await killedGame();
  const resumed = start(['resume'], {home: killed.home});
  await expectResumed(resumed, screen);
});

test('a second arcade is told who plays, offers nothing to continue, and may watch', async () => {
  const first = await startMenu();
  await openLevel(first, 2, 6);
  first.burst('C', '3');
  await first.until(/ 1 press /);

  const refused = start(['resume'], {home: first.home});
  expect(await refused.exit()).toEqual({code: 1, signal: 0});
  const said = refused.screen().replaceAll('\n', '');
  expect(said).toContain(`is being played in another arcade (process ${first.pid})`);

  const second = await startMenu({home: first.home});
  expect(second.screen()).not.toContain('Continue');
  second.burst('end', 'up');
  await second.press('up', '❯ Replays');
  await second.press('enter', 'Goblet');
  await second.press('enter', 'Replay: Lights Out');
  await second.until('step 1 of 1');

  await first.press('u', '0 presses');
  first.burst('q', 'q', 'q', 'q');
  expect(await first.exit()).toEqual({code: 0, signal: 0});
  expect(recordingOf(first.home).at(-1)).toMatchObject({type: 'end'});
});

import {type Json, sameJson} from '../lib/json.js';
import {addStep, beginHistory, type History, stepNow} from './history.js';

/** A level that is being drawn: whole options at each step. */
export type Draft = {
  readonly history: History<Json>;
  /** The level as it was begun with or last saved. */
  readonly kept: Json;
  /** The file that it was last saved in. */
  readonly file?: {readonly name: string; readonly path: string} | undefined;
};

/** Is there nothing in it that would be lost? */
export const isKept = ({history, kept}: Draft): boolean => sameJson(stepNow(history), kept);

/** The levels that are being drawn, by game: one that was not saved is still there when its screen is opened again. */
export type Drafts = Map<string, Draft>;

/** A level that was left unsaved when the program ended: all of it is still to be saved. */
export const unsavedDraft = (level: Json, empty: Json): Draft => ({
  history: beginHistory(level),
  kept: empty,
});

/**
 * The draft to go on with: the one that was left unsaved, and over it the level that is to be drawn on, if any; else a new
 * one.
 */
export const openDraft = (left: Draft | undefined, level: Json | undefined, empty: Json): Draft => {
  if (left === undefined || isKept(left)) {
    const first = level ?? empty;
    return {history: beginHistory(first), kept: first};
  }
  return level === undefined ? left : {history: addStep(left.history, level), kept: left.kept};
};

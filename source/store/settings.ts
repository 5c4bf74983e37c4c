import path from 'node:path';
import * as v from 'valibot';
import {asRecord} from '../lib/json.js';
import {themes} from '../lib/look.js';
import type {Result} from '../lib/result.js';
import {languages} from '../lib/text.js';
import {attempt, type StoreFault, writeFault} from './fault.js';
import type {Files} from './files.js';
import {readFile} from './read-file.js';
import {decodeUtf8} from './utf8.js';
import {replaceFile} from './write-file.js';

/** How fast opponents move. */
export const paces = ['slow', 'normal', 'fast', 'at-once'] as const;

const schemas = {
  // Missing: as the environment says.
  language: v.optional(v.picklist(languages)),
  theme: v.optional(v.picklist(themes), 'dark'),
  // Draw with plain characters only?
  ascii: v.optional(v.boolean(), false),
  // Letters on pieces that differ in colour?
  letters: v.optional(v.boolean(), true),
  // Warn of moves that can be seen to be of no use?
  warns: v.optional(v.boolean(), false),
  // A colour for each suit of a deck?
  fourColours: v.optional(v.boolean(), false),
  // How long the move of an opponent stays to be looked at.
  pace: v.optional(v.picklist(paces), 'normal'),
  // Keep recordings?
  record: v.optional(v.boolean(), true),
};

const settingsSchema = v.object(schemas);

/** What a person has set, for all games. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The settings of somebody who has set nothing. */
export const defaultSettings: Settings = v.parse(settingsSchema, {});

/** The settings in use, and what is wrong with the file: each bad member has its default. */
export type ReadSettings = {readonly settings: Settings; readonly faults: readonly StoreFault[]};

const limit = 64 * 1024;

const settingsFile = (folder: string): string => path.join(folder, 'settings.json');

const parseObject = (bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined => {
  try {
    return asRecord(JSON.parse(decodeUtf8(bytes) ?? ''));
  } catch {
    return undefined;
  }
};

/** Reads the settings of a folder. A file that is missing is no fault; one that can't be used leaves the defaults. */
export const readSettings = (files: Files, folder: string): ReadSettings => {
  const file = settingsFile(folder);
  const defaults = (...faults: readonly StoreFault[]): ReadSettings => ({settings: defaultSettings, faults});
  const bytes = readFile(files, file, limit);
  if (!bytes.ok) return bytes.error.code === 'missing' ? defaults() : defaults(bytes.error);
  const input = parseObject(bytes.value);
  if (input === undefined) return defaults({code: 'bad-json', file});
  const bad = Object.entries(schemas).flatMap(([member, schema]) =>
    v.safeParse(schema, input[member]).success ? [] : [member],
  );
  const good = Object.keys(schemas).flatMap(member =>
    bad.includes(member) ? [] : [[member, input[member]]],
  );
  const faults = bad.map(member => ({code: 'bad-setting', file, data: {member}}) as const);
  return {settings: v.parse(settingsSchema, Object.fromEntries(good)), faults};
};

/**
 * Writes the settings of a folder, which is made where it is missing. The old file stands until the new one is whole on
 * the disk. Never rejects.
 */
export const writeSettings = async (
  files: Files,
  folder: string,
  settings: Settings,
): Promise<Result<undefined, StoreFault>> => {
  const file = settingsFile(folder);
  const made = attempt(
    () => files.makeFolder(folder),
    thrown => writeFault(file, thrown),
  );
  if (!made.ok) return made;
  return replaceFile(files, file, Buffer.from(`${JSON.stringify(settings, undefined, 2)}\n`));
};

#!/usr/bin/env node
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {main} from './source/commands/main.js';
import {registry} from './source/games/registry.js';

// Built, this file is in dist/, beside the worker, and the levels are one folder up.
const built = new URL('../levels/', import.meta.url);
const levels = existsSync(built) ? built : new URL('./levels/', import.meta.url);

process.exitCode = await main({
  argv: process.argv.slice(2),
  environment: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  exit: process.exit,
  cabinets: registry,
  levelsFolder: fileURLToPath(levels),
  workerEntry: new URL('./worker.js', import.meta.url),
  importMeta: import.meta,
});

#!/usr/bin/env node
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {main} from './source/commands/main.js';
import {registry} from './source/games/registry.js';

// Built, this file stands beside the worker in dist/; run from its source, one folder higher.
const isBuilt = existsSync(new URL('./worker.js', import.meta.url));
const packageRoot = new URL(isBuilt ? '../' : './', import.meta.url);

process.exitCode = await main({
  argv: process.argv.slice(2),
  environment: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  exit: process.exit,
  cabinets: registry,
  levelsFolder: fileURLToPath(new URL('levels/', packageRoot)),
  workerEntry: new URL('dist/worker.js', packageRoot),
  importMeta: import.meta,
});

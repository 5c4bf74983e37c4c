import {parentPort} from 'node:worker_threads';
import {registry} from '../games/registry.js';
import {serve} from './serve.js';

if (parentPort !== null) serve(parentPort, registry);

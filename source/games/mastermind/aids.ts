import type {Aid} from '../module.js';
import {candidatesAid} from './candidates-aid.js';
import type {Mastermind} from './types.js';
import {whyAid} from './why-aid.js';

export const aids: readonly Aid<Mastermind>[] = [candidatesAid, whyAid];

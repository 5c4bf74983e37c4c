import {Text} from 'ink';
import type {ReactNode} from 'react';
import type {Size} from '../../lib/look.js';
import type {BoardProps} from '../module.js';
import type {MastermindCursor} from './cursor.js';
import type {Mastermind, MastermindView} from './types.js';

export const leastSize = (_view: MastermindView): Size => ({columns: 40, rows: 12});

export const Picture = ({cursor}: BoardProps<Mastermind, MastermindCursor>): ReactNode => (
  <Text>{JSON.stringify(cursor)}</Text>
);

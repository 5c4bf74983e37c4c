// Written by tools/mastermind-plans.ts, which says what it is. Guesses in all: 5625, 1435.
import type {Plan} from './plan.js';

export const plans: {readonly [name: string]: Plan} = {
  '6 4 repetition counts': {
    type: 'optimal',
    first: '08',
    parts: [
      '1m552tcx3hfbivcz',
      '3giwf5',
      '1m050v65',
      '12',
      '341u1h5c1o6hcjci',
      '',
      '34cs1xu54u2yw23uup6rjebw',
      '3mltl5oyiyuygkfz17bbqz4c5t0t',
      '8m9uh1',
      '9fa58p89td13dsjgdgdmk4go44',
      '9mgn9x1yazpnhn2qhf8wpzmv',
      '',
      'ltt4mymmmnmytmms',
    ],
  },
  '6 4 no repetition counts': {
    type: 'optimal',
    first: '08',
    parts: ['1fod36g6', '1k', '1m0fig2xovn2', '34', '3a', '3t3m4m', '83', '9g7mnd7fxdbokv4jk5', '9svmm5n4mv'],
  },
};

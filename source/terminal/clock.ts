import {randomBytes} from 'node:crypto';

/** The world's time and luck, handed to what must not look for them itself. */
export const realClock = {
  clock: (): number => performance.now(),
  now: (): Date => new Date(),
  newSeed: (): string => randomBytes(6).toString('hex'),
  after(milliseconds: number, act: () => void): () => void {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
} as const;

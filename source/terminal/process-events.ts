/** What may happen to the process besides keys. */
export type ProcessEvents = {
  /** It is asked to end. */
  ended(signal: NodeJS.Signals): void;
  /** It was stopped from outside and goes on, or is asked to stop. */
  continued(): void;
  stopped(): void;
  /** Its terminal has another size, or had one for a moment. */
  resized(): void;
  /** Something was thrown that nobody caught. */
  crashed(fault: unknown): void;
};

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

// A file that may not grow fails the write, which is dealt with there, and sends this signal, of which Ink's library for
// endings would let the program die if it alone listened: so this stays, since the signal may be told of late.
const liveOn = (): void => undefined;

/** Listens for these until what is returned is called. */
export const listenToProcess = (events: ProcessEvents): (() => void) => {
  const handlers: readonly (readonly [string, (...args: unknown[]) => void])[] = [
    ...endings.map(signal => [signal, () => events.ended(signal)] as const),
    ['SIGCONT', () => events.continued()],
    ['SIGTSTP', () => events.stopped()],
    ['SIGWINCH', () => events.resized()],
    ['uncaughtException', fault => events.crashed(fault)],
    ['unhandledRejection', fault => events.crashed(fault)],
  ];
  for (const [name, handler] of handlers) process.on(name, handler);
  if (!process.listeners('SIGXFSZ').includes(liveOn)) process.on('SIGXFSZ', liveOn);
  return () => {
    for (const [name, handler] of handlers) process.off(name, handler);
  };
};

/**
 * Dies of a signal, as if it had never been caught, so that whoever waits sees the true status. Ink's library for endings
 * may still listen: then the signal would be told of later, and the program might have ended by itself before.
 */
export const dieOf = (signal: NodeJS.Signals): void => {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
};

/** What Ctrl-C does where the terminal leaves it to the program. */
export const interrupt = (): void => {
  process.kill(process.pid, 'SIGINT');
};

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

/** Listens for these until what is returned is called. */
export const listenToProcess = (events: ProcessEvents): (() => void) => {
  const handlers: readonly (readonly [string, (...args: unknown[]) => void])[] = [
    ...endings.map(signal => [signal, () => events.ended(signal)] as const),
    ['SIGCONT', () => events.continued()],
    ['SIGTSTP', () => events.stopped()],
    ['SIGWINCH', () => events.resized()],
    // A file that may not grow would end the program; with this the write fails, which is dealt with there.
    ['SIGXFSZ', () => undefined],
    ['uncaughtException', fault => events.crashed(fault)],
    ['unhandledRejection', fault => events.crashed(fault)],
  ];
  for (const [name, handler] of handlers) process.on(name, handler);
  return () => {
    for (const [name, handler] of handlers) process.off(name, handler);
  };
};

/**
 * Dies of a signal, as if it had never been caught, so that whoever waits sees the true status. Others may still listen for
 * it and pass it on a little later, so there is time for that; it resolves only where the signal ends nothing.
 */
export const dieOf = (signal: NodeJS.Signals): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, 2000);
    process.kill(process.pid, signal);
  });

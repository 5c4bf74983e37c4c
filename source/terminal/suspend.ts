/**
 * Stops the process as Ctrl-Z does in a shell, and resolves when it goes on. SIGSTOP, since an orphaned process group
 * discards SIGTSTP; the whole group, so that a runner such as npm stops with it and the shell is told. A timer keeps the
 * program alive meanwhile, since nothing else may do so when it goes on.
 */
export const stopUntilContinued = (): Promise<void> =>
  new Promise(resolve => {
    const alive = setInterval(() => undefined, 60_000);
    process.once('SIGCONT', () => {
      clearInterval(alive);
      resolve();
    });
    process.kill(0, 'SIGSTOP');
  });

// The disk is waited for this long after a line at the latest: what a loss of power can cost, in milliseconds.
const syncEvery = 1000;

/** Waits for the disk in the background, at most once a second, so that nobody who plays has to. */
export type DiskSync = {
  /** Something was written: it will be on the disk a second from now. */
  soon(): void;
  /** Resolves when all that was written is on the disk, or the disk failed. Never rejects. */
  now(): Promise<void>;
  /** What the disk failed with. Kept: after that no later success says anything of what was written before. */
  failure(): {readonly thrown: unknown} | undefined;
};

export const createDiskSync = (sync: () => Promise<void>): DiskSync => {
  let isDirty = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let failure: {thrown: unknown} | undefined;

  const run = async (): Promise<void> => {
    if (!isDirty) return;
    isDirty = false;
    try {
      await sync();
    } catch (thrown) {
      failure ??= {thrown};
    }
  };
  const now = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // One after the other: a call made while the disk is waited for waits again, for what was written since.
    running = running.then(run);
    return running;
  };
  return {
    soon() {
      isDirty = true;
      timer ??= setTimeout(() => void now(), syncEvery).unref();
    },
    now,
    failure: () => failure,
  };
};

/** What was made step by step, and the place in it that is seen: earlier steps can be taken back, later ones done again. */
export type History<T> = {readonly steps: readonly T[]; readonly place: number};

/** How many steps can be taken back. */
export const mostSteps = 1000;

export const beginHistory = <T>(first: T): History<T> => ({steps: [first], place: 0});

/** The step that is seen. */
export const stepNow = <T>({steps, place}: History<T>): T => {
  const step = steps[place];
  if (step === undefined) throw new RangeError(`a history has no place ${place}`);
  return step;
};

/** Another step after the one that is seen; those that were taken back are gone. */
export const addStep = <T>({steps, place}: History<T>, step: T): History<T> => {
  const kept = [...steps.slice(0, place + 1), step].slice(-mostSteps - 1);
  return {steps: kept, place: kept.length - 1};
};

/** The history seen a step earlier or later; nothing where there is none. */
export const moveStep = <T>({steps, place}: History<T>, by: 1 | -1): History<T> | undefined =>
  steps[place + by] === undefined ? undefined : {steps, place: place + by};

/** Every step changed in the same way, as when a thing gets a name that it has had all along. */
export const mapSteps = <T>({steps, place}: History<T>, change: (step: T) => T): History<T> => ({
  steps: steps.map(change),
  place,
});

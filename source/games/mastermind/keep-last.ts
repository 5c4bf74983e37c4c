/**
 * The same function, which gives the very value that it gave the last time as long as it is asked the same: then what is
 * drawn from that need not be drawn anew. Inputs are plain data.
 */
export const keepLast = <In, Out>(make: (input: In) => Out): ((input: In) => Out) => {
  let last: {readonly key: string; readonly value: Out} | undefined;
  return input => {
    const key = JSON.stringify(input);
    if (last?.key !== key) last = {key, value: make(input)};
    return last.value;
  };
};

/** The day it is at a time, where the program runs: `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
};

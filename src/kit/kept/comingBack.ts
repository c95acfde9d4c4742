/** Days until what was right so many times in a row comes back, and at once what was not: tomorrow. */
const intervals = [1, 3, 7, 16, 35, 80] as const;

/** After how many days something comes back that was right so many times in a row, on days when it was due. */
export const daysAfter = (times: number): number =>
  intervals[Math.min(Math.max(times, 1), intervals.length) - 1];

/** Days since 1 January 1970. */
export const today = (now = Date.now()): number => Math.floor(now / 86_400_000);

import { formatValue } from "./formatValue.ts";

/** A value as `formatValue` prints it, with commas between thousands: for sums and other amounts that grow large. */
export function formatAmount(value: number): string {
  const [whole, ...rest] = formatValue(value).split(".");
  return [/e/.test(whole) ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ","), ...rest].join(".");
}

/** So many of something, in words: "1 game", "1,000 games", "2 plies". */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** How often, in words: "never", "once", "twice", "1,000 times". */
export const timesWords = (count: number): string =>
  ["never", "once", "twice"][count] ?? countWords(count, "time");

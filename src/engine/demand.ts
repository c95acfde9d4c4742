import { Refusal } from "./refusal.ts";
import * as words from "./words.ts";

/**
 * Throws a Refusal unless `given` is a whole number from `least` to `most`; the error says which argument it was,
 * what it counts, and what would be accepted.
 */
export function demandWhole(
  name: string,
  given: number,
  [least, most]: readonly [least: number, most: number],
  unit?: string,
): void {
  if (Number.isInteger(given) && given >= least && given <= most) return;
  throw new Refusal(words, "notWhole", name, given, [least, most], unit);
}

/** The longest text that an error repeats whole, in characters. */
const longest = 60;

/** What was given, in the quotes of an error's message, cut where it is long. */
export const quoted = (text: string): string =>
  `"${text.length > longest ? `${text.slice(0, longest)}…` : text}"`;

/** Throws a TypeError unless `given` is a text; `name` is the function that reads it, as in "checkers.read". */
export function demandText(name: string, given: unknown): asserts given is string {
  if (typeof given === "string") return;
  const found = given === null ? "null" : typeof given;
  throw new TypeError(`${name} reads a text, not ${found === "object" ? "an object" : found}`);
}

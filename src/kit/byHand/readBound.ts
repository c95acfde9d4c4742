import { readNumber } from "../view/readFields.ts";

/** A bound or value that a reader typed: a number, or an infinity as ∞, inf or infinity; undefined where it is none. */
export function readBound(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  const found = /^([-−–+]?)\s*(∞|inf|infinity|oo)$/.exec(plain);
  if (found === null) return readNumber(text);
  return found[1] === "" || found[1] === "+" ? Infinity : -Infinity;
}

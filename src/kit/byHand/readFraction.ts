import { readNumber } from "../view/readFields.ts";

/** A number that a reader typed, with decimals or as a fraction like 2/3; undefined where it is none. */
export function readFraction(text: string): number | undefined {
  const [above, below, ...others] = text.split("/");
  if (below === undefined) return readNumber(text);
  const [top, bottom] = [readNumber(above), readNumber(below)];
  return others.length > 0 || top === undefined || !bottom ? undefined : top / bottom + 0;
}

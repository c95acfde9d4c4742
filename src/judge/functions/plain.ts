import { isNear } from "../isNear.ts";

/** What functions are given and return: numbers, lists of them, and things with fields. */
export type Plain = number | readonly Plain[] | { readonly [field: string]: Plain };

/** Whether two answers are the same but for rounding. */
export function isSame(one: Plain, other: Plain): boolean {
  if (typeof one === "number" && typeof other === "number") return isNear(one, other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  return false;
}

/** Lists deeper than this, or longer, are no answer to anything that is asked here. */
const deepest = 3;
const longest = 100_000;

/** What a program returned, if it is a number or a list of numbers, however deep; else undefined. It may have done anything to it. */
export function readPlain(data: unknown, depth = deepest): Plain | undefined {
  if (typeof data === "number") return data;
  if (!Array.isArray(data) || depth === 0 || data.length > longest) return undefined;
  const items: Plain[] = [];
  for (let place = 0; place < data.length; place++) {
    const item = readPlain(data[place], depth - 1);
    if (item === undefined) return undefined;
    items[place] = item;
  }
  return items;
}

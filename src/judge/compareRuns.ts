import { valueSources } from "../engine/observer.ts";
import { isNear } from "./isNear.ts";
import { readWay, type Told, type ToldEnd, type WayCounts } from "./told.ts";

/** What is to be said of a program's run beside the right one's, the gravest first. */
export const differences = [
  /** It ended without a value: stopped, or by an error of its own. */
  "broken",
  "wrongValue",
  /** The value is right, and the move that it chose has another. */
  "wrongMove",
  /** The value is right, and leaves are read that the right search leaves out, and none less. */
  "readsMore",
  /** The value is right, and leaves are left out that the right search reads, and none more. */
  "readsLess",
  /** The value is right, and some leaves are read more, others less. */
  "readsOthers",
  /** The same leaves, in another order, or some more often. */
  "readsInAnotherOrder",
  /** The same leaves in the same order, and other nodes above them. */
  "visitsOthers",
  /** The same way, and it makes digests of more text. */
  "digestsMore",
] as const;
export type Difference = (typeof differences)[number];

/** What the right search did with a job, and which of the root's moves are as good as the best. */
export interface Right {
  readonly told: Told;
  readonly bestMoves: readonly number[];
  /** Whether values are sums, so that whoever adds in another order comes to another last digit. */
  readonly isRounded: boolean;
}

/** How a program's run differs from the right one; undefined where it does not. */
export function differenceOf(own: Told, { told, bestMoves, isRounded }: Right): Difference | undefined {
  if (own.end.kind !== "value") return "broken";
  if (!sameValue(own.end, told.end, isRounded)) return "wrongValue";
  if (own.chosen !== undefined && !bestMoves.includes(own.chosen)) return "wrongMove";
  if (sameWay(own.way, told.way)) return digestedBy(own) > digestedBy(told) ? "digestsMore" : undefined;
  return differenceOfWays(readWay(own.way), readWay(told.way));
}

const sameWay = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((step, place) => step === other[place]);

/** The same but for whether a leaf was read as an end or as an estimate: a program may ask for both, and return either. */
export const sameWalk = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length &&
  one.every((step, place) => step === other[place] || (isLeaf(step) && isLeaf(other[place])));

const [end, estimate] = (["outcome", "evaluation"] as const).map((from) => -1 - valueSources.indexOf(from));
const isLeaf = (step: number): boolean => step === end || step === estimate;

/** How many characters of text a program, or a search, has made digests of. */
export const digestedBy = ({ digested = 0 }: Told): number => digested;

/** Whether two runs came to one value: to the last digit, or but for rounding. */
export function sameValue(one: ToldEnd, other: ToldEnd, isRounded: boolean): boolean {
  if (one.kind !== "value" || other.kind !== "value") return false;
  return isRounded ? isNear(one.value, other.value) : one.value === other.value;
}

function differenceOfWays(own: WayCounts, right: WayCounts): Difference {
  const [owns, rights] = [new Set(own.leaves), new Set(right.leaves)];
  const more = own.leaves.some((leaf) => !rights.has(leaf));
  const less = right.leaves.some((leaf) => !owns.has(leaf));
  if (more) return less ? "readsOthers" : "readsMore";
  if (less) return "readsLess";
  return own.leaves.join() === right.leaves.join() ? "visitsOthers" : "readsInAnotherOrder";
}

import type { Measure } from "./words.ts";

/** Right and wrong over their iterations, for mistakes that no tree in lockstep can show. */
export interface Curves {
  /** What is drawn upwards. */
  readonly measure: Measure;
  /** From 0 to this. */
  readonly most: number;
  /** After each iteration, the first one first. */
  readonly right: readonly number[];
  readonly wrong: readonly number[];
  /** What the two lines are called. */
  readonly titles: readonly [right: string, wrong: string];
}

/** The first iteration after which the two differ; undefined where they never do. */
export function partingOf({ right, wrong }: Curves): number | undefined {
  const at = right.findIndex((value, i) => !Object.is(value, wrong[i]));
  return at < 0 ? undefined : at + 1;
}

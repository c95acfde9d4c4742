import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import { actsOf } from "./actsOf.ts";

/** What makes a tree hard for who searches it by hand, each a count. */
export interface Hardness {
  /** All that has to be done. */
  readonly acts: number;
  readonly cutoffs: number;
  /** Cutoffs by a bound that is not the parent's. */
  readonly deep: number;
  /** Moves that only draw level with the best before them. */
  readonly ties: number;
  /** Inner nodes that return a bound and not their value. */
  readonly boundsReturned: number;
  /** Leaves that stand less deep than the deepest. */
  readonly uneven: number;
  /** Nodes where chance draws. */
  readonly means: number;
}

/** What one of each adds to the difficulty; an act is the unit. */
const weights: Readonly<Record<keyof Hardness, number>> = {
  acts: 1,
  cutoffs: 2,
  deep: 4,
  ties: 1,
  boundsReturned: 1,
  uneven: 0.5,
  means: 2,
};

export function hardnessOf(run: Run): Hardness {
  const { trace, outline, measures } = run;
  const { shown } = alignTrace(outline, trace);
  const draws = (node: number) => outline.nodes[shown[node]].turn === "chance";
  let [cutoffs, deep, ties, boundsReturned] = [0, 0, 0, 0];
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind === "cutoff") {
      cutoffs++;
      const owner = trace.owner(step);
      if (owner.kind === "ancestor" && owner.node !== trace.parent(event.node)) deep++;
    }
    if (event.kind !== "leave") continue;
    const above = trace.parent(event.node);
    if (above >= 0 && !draws(above) && trace.node(above, step).best === event.value) ties++;
    if (
      outline.nodes[shown[event.node]].value === undefined &&
      !isSameMean(measures.truth[shown[event.node]], event.value)
    )
      boundsReturned++;
  }
  const leaves = outline.nodes.filter(({ value }) => value !== undefined);
  const deepest = Math.max(...leaves.map(({ ply }) => ply));
  const uneven = leaves.filter(({ ply }) => ply < deepest).length;
  const means = outline.nodes.filter(({ turn, value }) => turn === "chance" && value === undefined).length;
  return { acts: actsOf(run).length, cutoffs, deep, ties, boundsReturned, uneven, means };
}

/** Whether two numbers are the same but for the last digits of what was added in another order. */
const isSameMean = (one: number, other: number): boolean => one === other || Math.abs(one - other) < 1e-9;

/** How hard a search of a tree is by hand, in acts: those to be done, and so many more as what is hard among them is worth. */
export const difficultyOf = (run: Run): number => difficultyFrom(hardnessOf(run));

export const difficultyFrom = (hardness: Hardness): number =>
  (Object.keys(weights) as (keyof Hardness)[]).reduce((sum, what) => sum + weights[what] * hardness[what], 0);

/** Levels of practice, from the easiest. */
export const levels = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof levels)[number];

/** The difficulty that trees of a level have: two levels up it is twice as much. */
export const difficultyAt = (level: Level): number => 16 * 2 ** ((level - 1) / 2);

/** By what part of it the difficulty of a level's trees differs from it at most. */
export const spread = 0.12;

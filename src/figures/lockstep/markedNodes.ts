import type { StepPairs } from "../../trace/index.ts";
import type { Mark } from "./mark.ts";
import type { Twins } from "./twins.ts";

/** A drawn node that only one of two runs comes to. */
export interface MarkedNode {
  /** By outline. */
  readonly id: number;
  /** "here" where only this run ever comes, "elsewhere" where only the other one does. */
  readonly mark: NonNullable<Mark>;
  /** The pair of steps at which that run comes there: from then on the mark is seen. */
  readonly since: number;
}

/** The nodes with a mark in the tree on one side, in the order in which they get it. */
export function markedNodes({ here, elsewhere }: Twins, pairs: StepPairs, side: number): MarkedNode[] {
  const marked: MarkedNode[] = [];
  for (let id = 0; id < here.length; id++) {
    if (here[id] < Infinity && elsewhere[id] === Infinity) {
      marked.push({ id, mark: "here", since: pairs.place(side, here[id]) });
    } else if (elsewhere[id] < Infinity && here[id] === Infinity) {
      marked.push({ id, mark: "elsewhere", since: pairs.place(1 - side, elsewhere[id]) });
    }
  }
  return marked.sort((one, other) => one.since - other.since);
}

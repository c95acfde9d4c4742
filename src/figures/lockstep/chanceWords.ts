import { algorithms } from "../../kit/run/algorithms.ts";
import { drawsChance } from "../../kit/run/chancePart.ts";
import type { LockstepSetup } from "./lockstepSetup.ts";

/** What two searches are called together. */
export const both = ({ algorithm, against }: LockstepSetup): string =>
  algorithm === against
    ? algorithms[algorithm].title
    : `${algorithms[algorithm].title} and ${algorithms[against].title}`;

/** By which searches a tree is searched now, where these are others than before. */
export function fitted(asked: LockstepSetup, fit: LockstepSetup): string {
  const no = drawsChance(fit.tree) ? "" : "no ";
  const isReordered = fit.order !== asked.order || fit.againstOrder !== asked.againstOrder;
  return `This tree has ${no}chance nodes, so it is searched by ${both(fit)}${isReordered ? ", in the order given" : ""}.`;
}

/** Before the pairs of searches that take a tree which was refused. */
export const searchBy = "Search that tree by";

/** Why there is no such order. */
export const noBestOrder =
  "Which order is best or worst for a search of chance nodes, nobody can say here: read the tree as given, in reverse, or type it rearranged.";

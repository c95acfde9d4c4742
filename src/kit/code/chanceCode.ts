import { type ChanceTree, parseChanceTree } from "../../engine/index.ts";
import { chanceListings } from "../../listing/chanceListings.ts";
import { chancePredecessors } from "../../listing/chancePredecessors.ts";
import { runnableOfChance } from "../../listing/runnableChance.ts";
import { codeOf } from "./codeOf.ts";

export { joinLines } from "./codeLineHtml.ts";

/** The code of the searches of games of chance. */
export const code = codeOf({
  listing: (name) => chanceListings[name],
  before: (name) => chanceListings[chancePredecessors[name as keyof typeof chancePredecessors]],
  programOf: ({ algorithm, tree, depth }) =>
    runnableOfChance(chanceListings[algorithm], parseChanceTree(tree!) as ChanceTree, depth),
});

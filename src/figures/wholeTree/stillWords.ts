import type { Facts } from "../../kit/prose/registry.ts";
import { titleOf } from "./gameWords.ts";
import type { WholeView } from "./wholeTree.ts";
import { searchTitles } from "./words.ts";

/** What the picture shows, told to who reads the text alone. */
export const still = (
  { game, depth, search }: WholeView,
  { nodes, leaves, read, readLeaves, cut, percent }: Facts,
): readonly string[] => [
  `The whole tree of ${titleOf(game)}, ${depth} plies deep, has ${nodes} nodes, of which ${leaves} are leaves.`,
  `${searchTitles[search]} has read ${read} of them, ${readLeaves} leaves among these: ${percent} of all nodes. It has passed over ${cut} for good.`,
];

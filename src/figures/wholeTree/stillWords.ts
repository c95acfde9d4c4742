import { gameTitle } from "../../games/names.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { WholeView } from "./wholeTree.ts";
import { searchTitles } from "./words.ts";

/** What the picture shows, told to who reads the text alone. */
export const still = (
  { game, depth, search }: WholeView,
  { nodes, leaves, read, readLeaves, cut, percent }: Facts,
): readonly string[] => [
  `The whole tree of ${gameTitle(game)}, ${depth} plies deep, has ${nodes} nodes, of which ${leaves} are leaves.`,
  `${searchTitles[search]} has read ${read} of them, ${readLeaves} leaves among these: ${percent} of all nodes. It has passed over ${cut} for good.`,
];

import { gameTitle } from "../../games/names.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { OrderingView } from "./ordering.ts";

/** What the picture shows, told to who reads the text alone. */
export const still = (
  { game, position }: OrderingView,
  { depth, natural, present, best, closed }: Facts,
): readonly string[] => [
  `The game is ${gameTitle(game)}, from the position “${position}”, and it is searched ${depth} plies deep.`,
  `In natural order the search enters ${natural} nodes, in this order ${present}, in the best order ${best}. This order closes ${closed} % of the gap between the first and the last.`,
];

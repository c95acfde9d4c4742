import type { OrderingPartName } from "../../engine/index.ts";

/** Why the first of the moves is tried first. */
const reasons: Record<OrderingPartName, string> = {
  variation: "the line that the last iteration found goes this way",
  table: "it was best when this position was searched before",
  captures: "it captures",
  killers: "it closed the window in another node of this ply",
  history: "it has closed many windows elsewhere",
  evaluation: "the position after it looks best",
  static: "the game ranks it first",
  natural: "nothing is known that would rank another before it",
};

/** How a node's moves were put in order, and which part of the ordering put the first one there. */
export function orderWords(moves: number, first: OrderingPartName): string {
  if (moves === 1) return "There is *one move* to try.";
  return `The *${moves} moves* are put in order. The first goes first because *${reasons[first]}*.`;
}

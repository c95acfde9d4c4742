import { alphaBeta, OrderTally, parseTree } from "../src/engine/index.ts";
import { expectFound } from "./expectFound.ts";
import { millisecondsOf } from "./millisecondsOf.ts";

export const textbook = parseTree("[[3,12,8],[2,4,6],[14,5,2]]");

/** How long it takes to make this many random orders of the textbook tree, and to search each by alpha-beta. */
export function millisecondsOfOrders(orders: number): number {
  const whole = new OrderTally(textbook, alphaBeta);
  while (whole.goOn(orders));
  expectFound(whole.bars[0].leaves, 5);
  return millisecondsOf(() => {
    const sampled = new OrderTally(textbook, alphaBeta, { every: 0, samples: orders });
    sampled.goOn(orders);
    return sampled.means.leaves;
  });
}

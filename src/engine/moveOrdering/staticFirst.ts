import type { OrderingPart } from "./orderingPart.ts";

/** All moves in the order that the game itself knows, such as the centre first; nothing where it knows none. */
export function staticFirst(): OrderingPart {
  return { name: "static", first: ({ game, position, moves }) => game.order?.(position, moves) ?? [] };
}

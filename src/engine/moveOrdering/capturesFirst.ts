import type { OrderingPart } from "./orderingPart.ts";

/** Captures, in the order in which the game tells them; nothing where the game tells none. */
export function capturesFirst(): OrderingPart {
  return { name: "captures", first: ({ game, position, moves }) => game.captures?.(position, moves) ?? [] };
}

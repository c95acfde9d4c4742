import { demandWhole } from "./demandWhole.ts";

/**
 * The leaves that no alpha-beta search can do without, in a uniform tree of `b` moves and `d` plies: what it
 * reads when the best move always comes first, b^⌈d/2⌉ + b^⌊d/2⌋ − 1. `b` is at least 1 and `d` at least 0,
 * both whole; else a RangeError. Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning".
 */
export function minimalLeaves(b: number, d: number): number {
  demandWhole("b", b, [1, Infinity], "moves");
  demandWhole("d", d, [0, Infinity], "plies");
  return b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
}

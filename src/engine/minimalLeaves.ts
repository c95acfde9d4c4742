/**
 * The leaves that no alpha-beta search can do without, in a uniform tree of `b` moves and `d` plies: what it
 * reads when the best move always comes first, b^⌈d/2⌉ + b^⌊d/2⌋ − 1. `b` is at least 1 and `d` at least 0,
 * both whole; else a RangeError. Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning".
 */
export function minimalLeaves(b: number, d: number): number {
  if (!(Number.isInteger(b) && b >= 1)) {
    throw new RangeError(`b must be a whole number of moves, 1 or more, not ${String(b)}`);
  }
  if (!(Number.isInteger(d) && d >= 0)) {
    throw new RangeError(`d must be a whole number of plies, 0 or more, not ${String(d)}`);
  }
  return b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
}

/** What an estimate of a board of 2048 is made of. The two contributions add up to the estimate. */
export interface SlidingEstimate {
  /** Doublings that the greatest tile is from 1, in parts of those of the goal: 0 to 1. */
  readonly doublings: number;
  /** Part of the cells that are free: 0 to 1. */
  readonly room: number;
  /** By what the doublings are multiplied, and the room: the greater the greatest tile, the more a free cell counts. */
  readonly weights: { readonly doublings: number; readonly room: number };
  readonly contributions: { readonly doublings: number; readonly room: number };
}

const third = 1 / 3;

/** How much of the goal the greatest tile is, and how much of the board is free. For boards on which the goal is not made yet. */
export function estimateSliding(tiles: readonly number[], goal: number): SlidingEstimate {
  const doublings = Math.log2(Math.max(2, ...tiles)) / Math.log2(goal);
  const room = tiles.filter((tile) => tile === 0).length / tiles.length;
  const weights = { doublings: third, room: third * doublings };
  return {
    doublings,
    room,
    weights,
    contributions: { doublings: weights.doublings * doublings, room: weights.room * room },
  };
}

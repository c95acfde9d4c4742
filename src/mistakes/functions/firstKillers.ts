/** A mistake: the first two moves that cut at a ply are kept for ever, and no later one takes their place. */
export function firstKillers(killers: [number, number][]) {
  return { remember };

  function remember(move: number, ply: number): void {
    const [first, second] = killers[ply];
    if (first < 0) {
      killers[ply] = [move, -1];
    } else if (second < 0 && move !== first) {
      killers[ply] = [first, move];
    }
  }
}

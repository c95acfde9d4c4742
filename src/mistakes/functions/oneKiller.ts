/** A mistake: only the last killer of a ply is remembered, and the one before it forgotten. */
export function oneKiller(killers: [number, number][]) {
  return { remember };

  function remember(move: number, ply: number): void {
    killers[ply] = [move, -1];
  }
}

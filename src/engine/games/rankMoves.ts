/**
 * Sorts moves, which are small whole numbers, by their place in `ranking`, which names them all. Each set of
 * moves is sorted once and its list shared from then on, so that asking costs next to nothing.
 */
export function rankMoves(ranking: readonly number[]): (moves: readonly number[]) => readonly number[] {
  const ranked: (readonly number[])[] = [];
  return (moves) => {
    let set = 0;
    for (const move of moves) set |= 1 << move;
    ranked[set] ??= ranking.filter((move) => set & (1 << move));
    return ranked[set];
  };
}

/** The order in which killers have moves tried, and how they are remembered: what `killersFirst` of the engine does. */
export function killers(killers: [number, number][]) {
  return { inOrder, remember };

  function inOrder(moves: readonly number[], ply: number): number[] {
    const ordered: number[] = [];
    for (const killer of killers[ply]) {
      if (moves.includes(killer)) ordered.push(killer);
    }
    for (const move of moves) {
      if (!ordered.includes(move)) ordered.push(move);
    }
    return ordered;
  }

  function remember(move: number, ply: number): void {
    const [first, _second] = killers[ply];
    if (move !== first) killers[ply] = [move, first];
  }
}

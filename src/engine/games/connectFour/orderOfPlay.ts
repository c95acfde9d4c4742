/**
 * The moves of one game that piles up these columns, X and O taking turns, X first; each column is given as its
 * stones from the bottom, "XOX". Where no game does, the most moves that can be made of it.
 */
export function orderOfPlay(columns: readonly string[]): number[] {
  const all = columns.join("").length;
  const heights = columns.map(() => 0);
  const hopeless = new Set<number>();
  const moves: number[] = [];
  let longest: number[] = [];

  /** Whether the rest of the stones can follow. Depends on nothing but the heights, so each is tried once. */
  function goOn(): boolean {
    if (moves.length > longest.length) longest = [...moves];
    if (moves.length === all) return true;
    const pile = heights.reduce((code, height) => 7 * code + height, 0);
    if (hopeless.has(pile)) return false;
    const side = moves.length % 2 === 0 ? "X" : "O";
    for (const [column, stones] of columns.entries()) {
      if (stones[heights[column]] !== side) continue;
      heights[column]++;
      moves.push(column);
      if (goOn()) return true;
      moves.pop();
      heights[column]--;
    }
    hopeless.add(pile);
    return false;
  }

  goOn();
  return longest;
}

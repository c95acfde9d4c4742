/** A node by the moves that lead to it, as a text that is another for every other node. */
export const nameOfMoves = (moves: readonly unknown[]): string => moves.map(nameOfMove).join(" ");

function nameOfMove(move: unknown): string {
  if (typeof move === "bigint") return `${move}n`;
  return JSON.stringify(move) ?? String(move);
}

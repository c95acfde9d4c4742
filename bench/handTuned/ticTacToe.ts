/**
 * Tic-tac-toe's minimax as somebody would write it who wants its value and nothing else: two bitboards, the
 * free cells taken lowest bit first, a win tested for the player who has just moved, no line, no observer.
 * It reads the same 549,946 nodes as the engine's minimax; `bench` shows what generality costs beside it.
 */
const full = 0b111_111_111;
const lines = [
  0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100,
];

/** Indexed by one player's nine bits. */
const hasLine = Uint8Array.from(
  { length: 512 },
  (_, cells) => +lines.some((line) => (cells & line) === line),
);

/** The value of the empty board, and the nodes read to find it. */
export function handTunedTicTacToe(): { value: number; nodes: number } {
  let nodes = 0;

  function visitX(x: number, o: number): number {
    nodes++;
    if (hasLine[o]) return -1;
    let free = full & ~(x | o);
    if (free === 0) return 0;
    let best = -2;
    while (free !== 0) {
      const cell = free & -free;
      const value = visitO(x | cell, o);
      if (value > best) best = value;
      free ^= cell;
    }
    return best;
  }

  function visitO(x: number, o: number): number {
    nodes++;
    if (hasLine[x]) return 1;
    let free = full & ~(x | o);
    if (free === 0) return 0;
    let best = 2;
    while (free !== 0) {
      const cell = free & -free;
      const value = visitX(x, o | cell);
      if (value < best) best = value;
      free ^= cell;
    }
    return best;
  }

  const value = visitX(0, 0);
  return { value, nodes };
}

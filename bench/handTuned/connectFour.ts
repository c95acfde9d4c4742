/**
 * Connect Four's alpha-beta as somebody would write it who wants its value and nothing else: two integers a side,
 * passed by value, columns taken from the left, a win tested for the player who has just moved, no line, no
 * observer, no estimate. It reads the same nodes as the engine's alpha-beta with an estimate of 0.
 *
 * The first integer of a side has columns 0 to 4, the second columns 2 to 6, six bits each, lowest cell first, so
 * that each line of four lies in one of them.
 */
const bottom = 0b000001_000001_000001_000001_000001;
const lower = bottom * 0b000111;
const upper = bottom * 0b111000;
const cells = Int32Array.of(63, 63 << 6, 63 << 12, 63 << 18, 63 << 24, 0, 0);

/** More than any outcome. */
const beyond = 22;

function wins(half: number): boolean {
  const level = half & (half >> 6);
  const tall = half & (half >> 1);
  const up = half & (half >> 7);
  const down = half & (half >> 5);
  return (
    ((level & (level >> 12)) |
      (((tall & (tall >> 2)) | (up & (up >> 14))) & lower) |
      (down & (down >> 10) & upper)) !==
    0
  );
}

/** The value of the empty board `depth` plies deep, where a game that goes on counts 0, and the nodes read. */
export function handTunedConnectFour(depth: number): { value: number; nodes: number } {
  let nodes = 0;

  /** `o` has just played the last of `stones` stones. */
  function visitX(
    x: number,
    x2: number,
    o: number,
    o2: number,
    stones: number,
    depth: number,
    alpha: number,
    beta: number,
  ): number {
    nodes++;
    if (wins(o) || wins(o2)) return (stones >> 1) - 22;
    if (stones === 42 || depth === 0) return 0;
    const free = ~(x | o) & (((x | o) << 1) | bottom);
    const free2 = ~(x2 | o2) & (((x2 | o2) << 1) | bottom);
    let best = -beyond;
    for (let column = 0; column < 7 && alpha < beta; column++) {
      const cell = free & cells[column];
      const cell2 = column < 2 ? 0 : free2 & cells[column - 2];
      if ((cell | cell2) === 0) continue;
      const value = visitO(x | cell, x2 | cell2, o, o2, stones + 1, depth - 1, alpha, beta);
      if (value > best) best = value;
      if (best > alpha) alpha = best;
    }
    return best;
  }

  function visitO(
    x: number,
    x2: number,
    o: number,
    o2: number,
    stones: number,
    depth: number,
    alpha: number,
    beta: number,
  ): number {
    nodes++;
    if (wins(x) || wins(x2)) return 22 - ((stones + 1) >> 1);
    if (stones === 42 || depth === 0) return 0;
    const free = ~(x | o) & (((x | o) << 1) | bottom);
    const free2 = ~(x2 | o2) & (((x2 | o2) << 1) | bottom);
    let best = beyond;
    for (let column = 0; column < 7 && alpha < beta; column++) {
      const cell = free & cells[column];
      const cell2 = column < 2 ? 0 : free2 & cells[column - 2];
      if ((cell | cell2) === 0) continue;
      const value = visitX(x, x2, o | cell, o2 | cell2, stones + 1, depth - 1, alpha, beta);
      if (value < best) best = value;
      if (best < beta) beta = best;
    }
    return best;
  }

  const value = visitX(0, 0, 0, 0, 0, depth, -beyond, beyond);
  return { value, nodes };
}

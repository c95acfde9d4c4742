import { random } from "../../src/engine/index.ts";

/**
 * Connect Four's UCT as somebody would write it who wants the visits and nothing else: the board in four integers, the
 * tree in arrays that are made once, no observer, no options. It makes the same choices as the engine's, from the same
 * chances, with a win worth 1 and a draw ½. The board is that of connectFour.ts beside this.
 */
const bottom = 0b000001_000001_000001_000001_000001;
const lower = bottom * 0b000111;
const upper = bottom * 0b111000;
const top = bottom << 5;

const columnsOf = Array.from({ length: 128 }, (_, open) =>
  [0, 1, 2, 3, 4, 5, 6].filter((column) => open & (1 << column)),
);

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

/** A bit for each column whose top cell is free. */
function openColumns(taken: number, taken2: number): number {
  const free = ~taken & top;
  const free2 = ~taken2 & top;
  return (
    ((free >> 5) & 1) |
    ((free >> 10) & 2) |
    ((free >> 15) & 4) |
    ((free >> 20) & 8) |
    ((free >> 25) & 16) |
    ((free2 >> 18) & 32) |
    ((free2 >> 23) & 64)
  );
}

const cellOf = (taken: number, column: number) => ~taken & (taken + (1 << (6 * column)));

/** The visits of each column of the empty board. */
export function handTunedMcts(iterations: number, seed: number): number[] {
  const chance = random(seed);
  const c = Math.SQRT2;
  const size = iterations + 1;
  // The side to move, the side that has moved, and whether it has won.
  const [own, own2, last, last2] = [0, 1, 2, 3].map(() => new Int32Array(size));
  const [parent, first, next, newest] = [0, 1, 2, 3].map(() => new Int32Array(size).fill(-1));
  const [stones, won, column, untried] = [0, 1, 2, 3].map(() => new Int8Array(size));
  const moves = new Int8Array(7 * size);
  const visits = new Float64Array(size);
  const earned = new Float64Array(size);
  let count = 1;
  open(0);

  function open(node: number): void {
    if (won[node]) return;
    const columns = columnsOf[openColumns(own[node] | last[node], own2[node] | last2[node])];
    untried[node] = columns.length;
    for (let i = 0; i < columns.length; i++) moves[7 * node + i] = columns[i];
  }

  function select(node: number): number {
    const logarithm = Math.log(visits[node]);
    let best = -1;
    let greatest = -Infinity;
    for (let child = first[node]; child >= 0; child = next[child]) {
      const bound = earned[child] / visits[child] + c * Math.sqrt(logarithm / visits[child]);
      if (bound > greatest) {
        greatest = bound;
        best = child;
      }
    }
    return best;
  }

  function expand(node: number): number {
    const place = 7 * node + chance.below(untried[node]);
    const move = moves[place];
    moves[place] = moves[7 * node + --untried[node]];
    const child = count++;
    own[child] = last[node];
    own2[child] = last2[node];
    last[child] = own[node] | (move < 5 ? cellOf(own[node] | last[node], move) : 0);
    last2[child] = own2[node] | (move > 1 ? cellOf(own2[node] | last2[node], move - 2) : 0);
    stones[child] = stones[node] + 1;
    won[child] = +(wins(last[child]) || wins(last2[child]));
    column[child] = move;
    parent[child] = node;
    if (first[node] < 0) first[node] = child;
    else next[newest[node]] = child;
    newest[node] = child;
    open(child);
    return child;
  }

  /** What the side earns that moved first on the empty board. */
  function playOut(node: number): number {
    let [a, a2, b, b2] = [own[node], own2[node], last[node], last2[node]];
    let filled = stones[node];
    let over = won[node] === 1;
    while (!over && filled < 42) {
      const columns = columnsOf[openColumns(a | b, a2 | b2)];
      const move = columns[chance.below(columns.length)];
      const next = a | (move < 5 ? cellOf(a | b, move) : 0);
      const next2 = a2 | (move > 1 ? cellOf(a2 | b2, move - 2) : 0);
      a = b;
      a2 = b2;
      b = next;
      b2 = next2;
      filled++;
      over = wins(b) || wins(b2);
    }
    return over ? filled & 1 : 0.5;
  }

  for (let done = 0; done < iterations; done++) {
    let node = 0;
    while (untried[node] === 0 && first[node] >= 0) node = select(node);
    if (untried[node] > 0) node = expand(node);
    const reward = playOut(node);
    for (let at = node; at >= 0; at = parent[at]) {
      visits[at]++;
      earned[at] += stones[at] & 1 ? reward : 1 - reward;
    }
  }
  const found = [0, 0, 0, 0, 0, 0, 0];
  for (let child = first[0]; child >= 0; child = next[child]) found[column[child]] = visits[child];
  return found;
}

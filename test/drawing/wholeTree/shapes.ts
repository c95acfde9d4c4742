import type { Random } from "../../../src/engine/index.ts";

export interface Shape {
  readonly ends: Int32Array<ArrayBuffer>;
  readonly plies: Uint8Array<ArrayBuffer>;
}

/** A tree of this many nodes: each hangs below a random one of the rightmost path, now mostly near its end, now near its root. */
export function randomShape(dice: Random, size: number): Shape {
  const ends = new Int32Array(size);
  const plies = new Uint8Array(size);
  const depth = 1 + dice.below(12);
  const bias = dice.below(4);
  const open = [0];
  for (let node = 1; node < size; node++) {
    let ply = dice.below(Math.min(open.length, depth));
    for (let i = 0; i < bias; i++) ply = Math.max(ply, dice.below(Math.min(open.length, depth)));
    while (open.length > ply + 1) ends[open.pop()!] = node;
    plies[node] = ply + 1;
    open.push(node);
  }
  for (const node of open) ends[node] = size;
  return { ends, plies };
}

export interface Branch {
  readonly id: number;
  readonly children: Branch[];
}

/** The same as objects. */
export function branchingOf({ ends }: Shape, id = 0): Branch {
  const children: Branch[] = [];
  for (let child = id + 1; child < ends[id]; child = ends[child])
    children.push(branchingOf({ ends } as Shape, child));
  return { id, children };
}

/** What a whole tree keeps of its levels and leaves, counted plainly. */
export function levelsOfShape({ ends, plies }: Shape) {
  const levels: number[][] = [];
  for (const [node, ply] of plies.entries()) {
    levels[ply] ??= [];
    levels[ply].push(node);
  }
  const starts = levels.map((_, level) => levels.slice(0, level).flat().length);
  const firstLeaf = new Int32Array(ends.length + 1);
  for (const [node, end] of ends.entries())
    firstLeaf[node + 1] = firstLeaf[node] + (end === node + 1 ? 1 : 0);
  return {
    levels,
    levelNodes: Int32Array.from(levels.flat()),
    levelStarts: Int32Array.from([...starts, ends.length]),
    firstLeaf,
  };
}

import type { Tree } from "../../src/engine/index.ts";

/** Every tree with this many nodes, whose leaves are among `values`. */
export function* treesWith(nodes: number, values: readonly number[]): Generator<Tree> {
  for (let leaves = 1; leaves <= nodes; leaves++) yield* treesOf(leaves, nodes - leaves, values);
}

/** Every tree with this many leaves and inner nodes, whose leaves are among `values`. */
function* treesOf(leaves: number, inner: number, values: readonly number[]): Generator<Tree> {
  if (inner === 0 && leaves === 1) yield* values;
  if (inner > 0) for (const children of familiesOf(leaves, inner - 1, values)) yield children;
}

/** Every row of children, one or more, that have so many leaves and inner nodes together. */
function* familiesOf(leaves: number, inner: number, values: readonly number[]): Generator<readonly Tree[]> {
  for (let own = 1; own <= leaves; own++) {
    for (let below = 0; below <= inner; below++) {
      for (const first of treesOf(own, below, values)) {
        if (own === leaves && below === inner) yield [first];
        else for (const rest of familiesOf(leaves - own, inner - below, values)) yield [first, ...rest];
      }
    }
  }
}

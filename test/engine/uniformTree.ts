import fc from "fast-check";
import type { Tree } from "../../src/engine/index.ts";

/** Every inner node has `branching` children and every leaf is `depth` plies down. */
export interface UniformTree {
  readonly branching: number;
  readonly depth: number;
  readonly tree: Tree;
}

export const uniformTree: fc.Arbitrary<UniformTree> = fc
  .record({ branching: fc.integer({ min: 1, max: 4 }), depth: fc.integer({ min: 0, max: 5 }) })
  .chain(({ branching, depth }) => {
    const count = branching ** depth;
    const leaves = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: count, maxLength: count });
    return leaves.map((values) => ({ branching, depth, tree: grouped(values, branching, depth) }));
  });

function grouped(values: readonly number[], branching: number, depth: number): Tree {
  if (depth === 0) return values[0];
  const share = values.length / branching;
  return Array.from({ length: branching }, (_, child) =>
    grouped(values.slice(child * share, (child + 1) * share), branching, depth - 1),
  );
}

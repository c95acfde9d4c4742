import fc from "fast-check";
import type { Tree } from "../../src/engine/index.ts";

/** Some trees, and some more that are made of them: the same ones at several places, and at several plies. */
function grown(trees: fc.Arbitrary<readonly Tree[]>): fc.Arbitrary<readonly Tree[]> {
  return trees.chain((known) => {
    const inner = fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 3 });
    return fc.array(inner, { minLength: 1, maxLength: 3 }).map((made) => [...known, ...made]);
  });
}

const leaves: fc.Arbitrary<readonly Tree[]> = fc.array(fc.integer({ min: -4, max: 4 }), {
  minLength: 2,
  maxLength: 5,
});

/** Trees of up to six plies in which the same subtree comes back again and again: what a table is for. */
export const sharingTree: fc.Arbitrary<Tree> = [1, 2, 3, 4, 5, 6]
  .reduce(grown, leaves)
  .map((trees) => trees.at(-1)!);

import fc from "fast-check";
import type { Tree } from "../../src/engine/index.ts";

/** Few values, so that ties and equal subtrees are common, and a few decimals. */
const leaf = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0.5, -1.25, 300, -40_000) },
);

function ofDepth(depth: number): fc.Arbitrary<Tree> {
  if (depth === 0) return leaf;
  const inner = fc.array(ofDepth(depth - 1), { minLength: 1, maxLength: 3 });
  return fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 5, arbitrary: inner });
}

/** Uneven trees of at most four plies and 81 leaves: small enough to look at every node at every step. */
export const smallTree: fc.Arbitrary<Tree> = ofDepth(4);

import fc from "fast-check";
import type { Tree } from "../../src/engine/index.ts";

/** Few enough whole numbers that ties are common, decimals, −0, and any other finite number. */
const leaf: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 2, arbitrary: fc.integer({ min: -99, max: 99 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.constant(-0) },
);

function ofDepth(depth: number): fc.Arbitrary<Tree> {
  if (depth === 0) return leaf;
  const inner = fc.array(ofDepth(depth - 1), { minLength: 1, maxLength: 4 });
  return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 3, arbitrary: inner });
}

/** Trees of uneven depth, to five plies; a lone leaf among them. */
export const arbitraryTree: fc.Arbitrary<Tree> = ofDepth(5);

import fc from "fast-check";
import type { ChanceTree, Fraction } from "../../src/engine/index.ts";

/** Few enough whole numbers that ties are common, and some halves. */
const leaf: fc.Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: -40, max: 40 }).map((halves) => halves / 2) },
);

/** A probability of so many of so many parts. */
function share(parts: number, of: number): Fraction {
  let [divisor, rest] = [of, parts];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return { numerator: parts / divisor, denominator: of / divisor };
}

interface Shape {
  /** Whole numbers, above 0, of which the probabilities of one node are made. */
  readonly parts: (count: number) => fc.Arbitrary<readonly number[]>;
}

/** Any parts at all: probabilities such as 3/7, often alike. */
const uneven: Shape = {
  parts: (count) => fc.array(fc.integer({ min: 1, max: 4 }), { minLength: count, maxLength: count }),
};

/** Halves, quarters and eighths, unequal too: with them, and leaves that are halves, all that a search computes is exact. */
const halved: Shape = {
  parts: (count) =>
    fc.constantFrom(
      ...{
        1: [[1]],
        2: [
          [1, 1],
          [1, 3],
          [3, 1],
          [7, 1],
        ],
        3: [
          [1, 1, 2],
          [2, 1, 1],
          [3, 4, 1],
        ],
        4: [
          [1, 1, 1, 1],
          [5, 1, 1, 1],
          [1, 1, 2, 4],
        ],
      }[count]!,
    ),
};

function ofDepth(depth: number, shape: Shape): fc.Arbitrary<ChanceTree> {
  if (depth === 0) return leaf;
  const children = fc.array(ofDepth(depth - 1, shape), { minLength: 1, maxLength: 4 });
  const chance = children.chain((trees) =>
    shape.parts(trees.length).map((parts) => {
      const all = parts.reduce((sum, part) => sum + part, 0);
      return { chances: trees.map((tree, i) => ({ probability: share(parts[i], all), tree })) };
    }),
  );
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    { weight: 2, arbitrary: children },
    { weight: 2, arbitrary: chance },
  );
}

/** Trees of uneven depth, to five plies, with chance nodes anywhere, the root and below each other included. */
export const arbitraryChanceTree: fc.Arbitrary<ChanceTree> = ofDepth(5, uneven);

/** The same where no computation has to round. */
export const exactChanceTree: fc.Arbitrary<ChanceTree> = ofDepth(5, halved);

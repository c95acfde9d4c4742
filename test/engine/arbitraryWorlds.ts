import fc from "fast-check";
import { type ChanceTree, isChanceNode, type Tree } from "../../src/engine/index.ts";

const leaf = fc.integer({ min: -2, max: 2 });

/** Shapes of few choices, so that every strategy can be tried against every other. */
const shape: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", maxDepth: 4 },
    fc.constant(0),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
  ),
})).tree;

const filled = (shape: Tree): fc.Arbitrary<Tree> =>
  typeof shape === "number" ? leaf : fc.tuple(...shape.map(filled));

const choices = (tree: Tree): number =>
  typeof tree === "number"
    ? 0
    : tree.reduce<number>((sum, child) => sum + choices(child), tree.length > 1 ? 1 : 0);

/** Two or three trees of one shape, drawn by chances that may be unlike; at most three nodes of each have a choice. */
export const arbitraryWorlds: fc.Arbitrary<ChanceTree> = shape
  .filter((tree) => typeof tree !== "number" && choices(tree) <= 3)
  .chain((tree) =>
    fc
      .constantFrom([1, 1], [1, 3], [1, 1, 1], [1, 2, 1])
      .chain((parts) => fc.tuple(fc.constant(parts), fc.tuple(...parts.map(() => filled(tree))))),
  )
  .map(([parts, trees]) => {
    const all = parts.reduce((sum, part) => sum + part, 0);
    const reduced = (part: number) =>
      all % part === 0 ? { numerator: 1, denominator: all / part } : { numerator: part, denominator: all };
    return { chances: trees.map((tree, i) => ({ probability: reduced(parts[i]), tree })) };
  });

/** The worlds of such a tree, and how likely each is. */
export function worldsOf(tree: ChanceTree): readonly (readonly [chance: number, tree: Tree])[] {
  if (!isChanceNode(tree)) throw new Error("no worlds");
  return tree.chances.map(({ probability: { numerator, denominator }, tree }) => [
    numerator / denominator,
    tree as Tree,
  ]);
}

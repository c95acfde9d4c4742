import fc from "fast-check";
import type { Tree } from "../../src/engine/index.ts";

/** Trees of uneven depth, with many ties. */
export const anyTree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree; leaf: Tree; inner: Tree }>((tie) => ({
  leaf: fc.integer({ min: -6, max: 6 }),
  inner: fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
  tree: fc.oneof({ maxDepth: 5, withCrossShrink: true }, tie("leaf"), tie("inner")),
})).inner;

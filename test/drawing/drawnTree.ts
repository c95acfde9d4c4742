import fc from "fast-check";
import { layoutTree, type TreeLayout } from "../../src/drawing/layoutTree.ts";
import { treeGame } from "../../src/engine/index.ts";
import { type Outline, outline } from "../../src/trace/outline.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";

/** A tree, laid out for a frame. */
export interface DrawnTree {
  readonly nodes: Outline["nodes"];
  readonly frame: { readonly width: number; readonly height: number };
  readonly layout: TreeLayout;
}

const frame = fc.record({
  width: fc.integer({ min: 280, max: 1400 }),
  height: fc.integer({ min: 180, max: 640 }),
});

export const drawnTree: fc.Arbitrary<DrawnTree> = fc.tuple(arbitraryTree, frame).map(([tree, frame]) => {
  const game = treeGame(tree);
  const { root, nodes } = outline(game, game.start);
  return {
    nodes: nodes as Outline["nodes"],
    frame,
    layout: layoutTree(root, nodes.length, frame.width, frame.height),
  };
});

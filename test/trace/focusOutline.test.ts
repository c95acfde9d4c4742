import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ticTacToe, treeGame } from "../../src/engine/index.ts";
import { focusOutline } from "../../src/trace/focusOutline.ts";
import { outline } from "../../src/trace/outline.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";

const all = { context: Infinity, mostChildren: Infinity, isOpen: () => false };

describe("The part of a tree that somebody looks at", () => {
  it("is the whole tree where there is room for it", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const game = treeGame(tree);
        expect(focusOutline(game, game.start, all)).toEqual(outline(game, game.start));
      }),
    );
  });

  it("has the first plies and the children of open nodes, and numbers parents before their children", () => {
    const path = [4, 0, 8, 2];
    const { nodes, complete } = focusOutline(ticTacToe, ticTacToe.start, {
      context: 20,
      mostChildren: 40,
      isOpen: (node) => {
        for (let at = node; at.parent; at = at.parent) if (at.move !== path[at.ply - 1]) return false;
        return node.ply <= path.length;
      },
    });
    expect(complete).toBe(false);
    expect(nodes).toHaveLength(1 + 9 + 8 + 7 + 6 + 5);
    for (const [id, node] of nodes.entries()) {
      expect(node.id).toBe(id);
      if (node.parent) expect(node.parent.id).toBeLessThan(id);
      expect(node.folded).toBe(node.value === undefined && node.children.length === 0);
    }
  });

  it("shows of very many children those around the open one, each with its own place", () => {
    const game = treeGame([[...Array(3000).keys()].map((value) => [value]), 1]);
    const { root } = focusOutline(game, game.start, {
      context: 10,
      mostChildren: 40,
      isOpen: ({ ply, index }) => ply < 2 || index === 1500,
    });
    const [fan] = root.children;
    expect(fan.children.map(({ index }) => index)).toEqual(
      [...Array(40).keys()].map((place) => 1480 + place),
    );
    expect(fan.folded).toBe(true);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { perft, type Tree, ticTacToe, treeGame } from "../../src/engine/index.ts";
import { focusOutline, type Outline, outline } from "../../src/trace/outline.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { arbitraryTicTacToe } from "../engine/games/arbitraryTicTacToe.ts";
import { treeOf } from "../engine/treeOf.ts";

function outlineOf(tree: Tree, options?: Parameters<typeof outline>[2]): Outline {
  const game = treeGame(tree);
  return outline(game, game.start, options) as Outline;
}

/** The drawn part of a tree, written again as one; what is folded has no value yet. */
function drawn({ value, children }: Outline["root"]): Tree {
  return value ?? children.map(drawn);
}

/** Nodes in each ply of a tree, from the root down. */
function plySizes(tree: Tree): number[] {
  const sizes: number[] = [];
  for (
    let ply = [tree];
    ply.length > 0;
    ply = ply.flatMap((node) => (typeof node === "number" ? [] : node))
  ) {
    sizes.push(ply.length);
  }
  return sizes;
}

const plain = (tree: Tree): Tree => (typeof tree === "number" ? tree + 0 : tree.map(plain));
const limit = fc.integer({ min: 1, max: 40 });

describe("outline", () => {
  it("draws a whole tree as it is", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const { root, complete } = outlineOf(tree);
        expect(drawn(root)).toEqual(plain(tree));
        expect(complete).toBe(true);
      }),
    );
  });

  it("lists nodes ply by ply, parents before their children and siblings in the order of their moves", () => {
    fc.assert(
      fc.property(arbitraryTree, limit, (tree, limit) => {
        const { root, nodes } = outlineOf(tree, { limit });
        const plies: Outline["root"][] = [];
        for (let ply = [root]; ply.length > 0; ply = ply.flatMap((node) => node.children)) plies.push(...ply);
        expect(nodes).toEqual(plies);
        for (const [id, node] of nodes.entries()) {
          expect(node.id).toBe(id);
          expect(node.children.map(({ index }) => index)).toEqual([...node.children.keys()]);
          for (const child of node.children) expect(child.parent).toBe(node);
        }
      }),
    );
  });

  it("alternates sides from ply to ply and plays each move from its parent's position", () => {
    fc.assert(
      fc.property(arbitraryTicTacToe, (position) => {
        const { root, nodes } = outline(ticTacToe, position, { limit: 300 });
        expect([root.ply, root.side, root.position]).toEqual([0, ticTacToe.turn(position), position]);
        for (const { parent, ply, side, move, position } of nodes.slice(1)) {
          expect(ply).toBe(parent!.ply + 1);
          expect(side).not.toBe(parent!.side);
          expect(position).toBe(ticTacToe.play(parent!.position, move!));
        }
      }),
    );
  });

  it("draws whole plies only, as many as fit, and folds the rest into the last of them", () => {
    fc.assert(
      fc.property(arbitraryTree, limit, (tree, limit) => {
        const { nodes, complete } = outlineOf(tree, { limit });
        const sizes = plySizes(tree);
        const sums = sizes.map((_, ply) => sizes.slice(0, ply + 1).reduce((sum, size) => sum + size));
        const fitting = sums.findLast((sum) => sum <= limit)!;
        expect(nodes).toHaveLength(fitting);
        expect(complete).toBe(fitting === sums.at(-1));
        const last = nodes.at(-1)!.ply;
        for (const { folded, ply, value, children } of nodes) {
          expect(folded).toBe(!complete && ply === last && value === undefined);
          expect(children.length > 0).toBe(value === undefined && !folded);
        }
      }),
    );
  });

  it("ends at the depth that a search would, with the evaluation's values there", () => {
    fc.assert(
      fc.property(arbitraryTicTacToe, fc.nat({ max: 3 }), (position, depth) => {
        const { root, complete } = outline(ticTacToe, position, { depth, limit: 1000 });
        expect(drawn(root as Outline["root"])).toEqual(treeOf(ticTacToe, position, depth));
        expect(complete).toBe(true);
      }),
    );
  });

  it("takes 2,000 nodes by default, which of tic-tac-toe are the first three plies and a fold", () => {
    const { nodes, complete } = outline(ticTacToe, ticTacToe.start);
    const whole = [0, 1, 2, 3].map((ply) => perft(ticTacToe, ticTacToe.start, ply));
    expect(nodes).toHaveLength(whole.reduce((sum, size) => sum + size));
    expect(complete).toBe(false);
    expect(nodes.filter(({ folded }) => folded)).toHaveLength(whole[3]);
  });
});

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

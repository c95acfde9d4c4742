import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkers, type Game, ticTacToe, treeGame } from "../../../src/engine/index.ts";
import { growWholeTree, TreeLimitError, WholeTree } from "../../../src/trace/index.ts";
import { arbitrarySubject, preorderOf, type Subject } from "./preorderOf.ts";

const grown = ({ game, position, depth }: Subject) => ({
  tree: new WholeTree(growWholeTree(game, position, { depth })),
  nodes: preorderOf(game, position, depth),
});
const law = (holds: (subject: Subject) => void) => fc.assert(fc.property(arbitrarySubject, holds));

describe("A whole tree", () => {
  it("numbers its nodes in preorder, and ends each subtree where plain recursion does", () => {
    law((subject) => {
      const { tree, nodes } = grown(subject);
      expect(tree.size).toBe(nodes.length);
      expect([...tree.columns.ends]).toEqual(nodes.map((node, id) => id + node.subtree.length));
      expect([...tree.columns.plies]).toEqual(nodes.map((node) => node.moves.length));
    });
  });

  it("finds each node by its moves, and the moves by the node", () => {
    law((subject) => {
      const { tree, nodes } = grown(subject);
      for (const [id, node] of nodes.entries()) {
        expect(tree.movesTo(id)).toEqual(node.moves);
        expect(tree.move(id)).toEqual(node.moves.at(-1));
        // Made anew, as a game may make them each time that it is asked.
        expect(tree.find(structuredClone(node.moves))).toBe(id);
        expect(tree.find([...node.moves, "no move"])).toBe(undefined);
      }
    });
  });

  it("has minimax's value and the side to move at every node", () => {
    law((subject) => {
      const { tree, nodes } = grown(subject);
      expect(Array.from(nodes, (_, node) => tree.value(node) + 0)).toEqual(
        nodes.map((node) => node.value + 0),
      );
      for (const [id, node] of nodes.entries()) expect(tree.side(id)).toBe(subject.game.turn(node.position));
    });
  });

  it("knows parents, children, paths, slots and leaves", () => {
    law((subject) => {
      const { tree, nodes } = grown(subject);
      const ids = new Map(nodes.map((node, id) => [node, id]));
      let leaves = 0;
      expect(tree.parent(0)).toBe(-1);
      for (const [id, node] of nodes.entries()) {
        const children = node.children.map((child) => ids.get(child)!);
        expect(tree.children(id)).toEqual(children);
        for (const child of children) {
          expect(tree.parent(child)).toBe(id);
          expect(tree.path(child)).toEqual([...tree.path(id), child]);
        }
        expect(tree.columns.levelNodes[tree.slot(id)]).toBe(id);
        expect(tree.isLeaf(id)).toBe(children.length === 0);
        expect(tree.columns.firstLeaf[id]).toBe(leaves);
        if (children.length === 0) leaves++;
      }
      expect(tree.leaves).toBe(leaves);
    });
  });

  it("lists the nodes of each level in ascending order", () => {
    law((subject) => {
      const { tree, nodes } = grown(subject);
      const { levelStarts, levelNodes } = tree.columns;
      for (let level = 0; level < tree.levels; level++) {
        const expected = [...nodes.keys()].filter((id) => nodes[id].moves.length === level);
        expect([...levelNodes.slice(levelStarts[level], levelStarts[level + 1])]).toEqual(expected);
      }
      expect(levelStarts[tree.levels]).toBe(nodes.length);
    });
  });
});

describe("Tic-tac-toe's whole tree", () => {
  const tree = new WholeTree(growWholeTree(ticTacToe, ticTacToe.start));

  it("has 549,946 nodes and 255,168 games, a draw at the root", () => {
    expect([tree.size, tree.leaves, tree.value(0)]).toEqual([549_946, 255_168, 0]);
  });

  it("has as many games of each length as are published", () => {
    const games = Array.from({ length: tree.levels }, () => 0);
    for (let node = 0; node < tree.size; node++) if (tree.isLeaf(node)) games[tree.columns.plies[node]]++;
    expect(games).toEqual([0, 0, 0, 0, 0, 1440, 5328, 47_952, 72_576, 127_872]);
  });

  it("takes 15 bytes a node", () => {
    expect(tree.bytes / tree.size).toBeLessThan(15.01);
  });
});

describe("Growing a tree", () => {
  it("tells of its progress, and stops at its limit in words that say what to do", () => {
    const told: number[] = [];
    const grow = () =>
      growWholeTree(ticTacToe, ticTacToe.start, { limit: 100_000, progress: (nodes) => told.push(nodes) });
    expect(grow).toThrow(TreeLimitError);
    expect(grow).toThrow(/more than the 100,000 nodes .* look fewer plies ahead/);
    expect(told.length / 2).toBe(Math.floor(100_000 / 2 ** 14));
    expect(told.every((nodes, i) => i % 6 === 0 || nodes > told[i - 1])).toBe(true);
  });

  it("keeps a tree of just as many nodes as its limit", () => {
    const position = ticTacToe.read("XO.XO....");
    const { length } = preorderOf(ticTacToe, position);
    expect(growWholeTree(ticTacToe, position, { limit: length }).ends).toHaveLength(length);
    expect(() => growWholeTree(ticTacToe, position, { limit: length - 1 })).toThrow(TreeLimitError);
    // One more than there is room for at first.
    const game = treeGame(Array(256).fill(Array(255).fill(1)));
    expect(growWholeTree(game, game.start, { limit: 65_537 }).ends).toHaveLength(65_537);
    expect(() => growWholeTree(game, game.start, { limit: 65_536 })).toThrow(TreeLimitError);
  });

  it("holds values of any width exactly, in as few bytes as that takes, and more than 255 moves", () => {
    for (const [bytes, leaves] of [
      [1, [127, -128]],
      [2, [128, 5]],
      [2, [32_767, -32_768]],
      // Codes of what a list holds.
      [2, [-32_769, 1]],
      [2, [0.1, 1e300]],
      [2, [200, 3, 0.5]],
    ] as const) {
      const game = treeGame([leaves, 7]);
      const small = new WholeTree(growWholeTree(game, game.start));
      expect(leaves.map((_, leaf) => small.value(2 + leaf))).toEqual(leaves);
      expect(small.columns.values.BYTES_PER_ELEMENT).toBe(bytes);
    }
    const wide = treeGame(Array.from({ length: 2000 }, (_, i) => i % 50));
    const tree = new WholeTree(growWholeTree(wide, wide.start));
    expect([tree.movesTo(2000), tree.movesTo(1)]).toEqual([[1999], [0]]);
    expect(tree.find([1500])).toBe(1501);
    const long = treeGame(Array(300).fill(Array(300).fill(1)));
    const both = new WholeTree(growWholeTree(long, long.start));
    for (const moves of [[299], [5, 299], [299, 299]]) expect(both.movesTo(both.find(moves)!)).toEqual(moves);
  });

  it("keeps moves that are objects or texts once each", () => {
    const anew: typeof checkers = { ...checkers, moves: (of) => structuredClone(checkers.moves(of)) };
    const tree = new WholeTree(growWholeTree(anew, checkers.start, { depth: 3 }));
    const list = tree.columns.moveList.map((move) => JSON.stringify(move));
    expect(new Set(list).size).toBe(list.length);
  });

  it("refuses a game that goes on for more than 255 plies", () => {
    const endless: Game<number, number> = {
      ...(ticTacToe as unknown as Game<number, number>),
      turn: (ply) => (ply % 2 === 0 ? "max" : "min"),
      moves: () => [0],
      play: (ply) => ply + 1,
      outcome: (ply) => (ply === 300 ? 1 : undefined),
    };
    expect(() => growWholeTree(endless, 0)).toThrow("more than 255 plies deep");
    expect(() => growWholeTree(endless, 44)).toThrow("more than 255 plies deep");
    expect(growWholeTree(endless, 45).ends).toHaveLength(256);
  });
});

describe("What is left of the room that was made for a whole tree", () => {
  const [wide, narrow] = [700, 40].map((leaves) => {
    const game = treeGame(Array.from({ length: leaves }, (_, leaf) => leaf % 9));
    return growWholeTree(game, game.start, { limit: 1024 });
  });
  const columnsOf = (tree: object) =>
    Object.values(tree).filter((column): column is Uint8Array<ArrayBuffer> => ArrayBuffer.isView(column));

  it("stays where most of it is used, and columns go elsewhere as they lie there", () => {
    expect(wide.ends.buffer.byteLength).toBe(4 * 1024);
    expect(wide.ends).toHaveLength(701);
    const buffers = columnsOf(wide).map(({ buffer }) => buffer);
    const before = [...wide.ends];
    const gone = structuredClone(wide, { transfer: buffers });
    expect([...gone.ends]).toEqual(before);
    expect(wide.ends).toHaveLength(0);
  });

  it("is given back where little of it is", () => {
    expect(columnsOf(narrow).map(({ buffer, byteLength }) => buffer.byteLength - byteLength)).toEqual(
      columnsOf(narrow).map(() => 0),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countPlies, perft, ticTacToe, ticTacToeClass } from "../../src/engine/index.ts";
import { type GraphNode, plyGraph } from "../../src/trace/plyGraph.ts";
import { arbitraryTicTacToe } from "../engine/games/arbitraryTicTacToe.ts";

const late = arbitraryTicTacToe.filter((position) => ticTacToe.moves(position).length <= 5);
const folded = (position: number) => plyGraph(ticTacToe, position, { classOf: ticTacToeClass });
const total = (row: readonly GraphNode[], what: "ways" | "positions") =>
  row.reduce((sum, node) => sum + node[what], 0);

describe("plyGraph, unfolded", () => {
  it("is the tree: as many nodes in each ply as there are ways to play it", () => {
    fc.assert(
      fc.property(late, (position) => {
        const { rows } = plyGraph(ticTacToe, position);
        const ways = countPlies(ticTacToe, position).map(({ nodes }) => nodes);
        expect(rows.map((row) => row.length)).toEqual(ways);
        for (const node of rows.flat()) expect(node.parents).toHaveLength(node.ply === 0 ? 0 : 1);
      }),
    );
  });

  it("links each node with its children, by moves that lead to them", () => {
    const { nodes } = plyGraph(ticTacToe, ticTacToe.start, { plies: 2 });
    for (const node of nodes) {
      const leadsTo = node.children.map(({ move }) => ticTacToe.play(node.position, move!));
      expect(node.children.map(({ position }) => position)).toEqual(leadsTo);
      for (const child of node.children) expect(child.parents).toEqual([node]);
      expect(nodes[node.id]).toBe(node);
    }
  });

  it("draws whole plies only, as many as its limit allows", () => {
    const first = 1 + perft(ticTacToe, ticTacToe.start, 1) + perft(ticTacToe, ticTacToe.start, 2);
    expect(plyGraph(ticTacToe, ticTacToe.start, { limit: first }).nodes).toHaveLength(first);
    const { rows } = plyGraph(ticTacToe, ticTacToe.start, { limit: first - 1 });
    expect(rows.map((row) => row.length)).toEqual([1, 9]);
    expect(rows[1].every(({ children }) => children.length === 0)).toBe(true);
  });

  it("knows the outcome of games that are over, and of no others", () => {
    const { rows } = plyGraph(ticTacToe, ticTacToe.read("XOXOX..O."));
    expect(rows.map((row) => row.map(({ outcome }) => outcome))).toEqual([
      [undefined],
      [undefined, 1, 1],
      [undefined, undefined],
      [1, 1],
    ]);
  });
});

describe("plyGraph, folded", () => {
  it("draws each class once and keeps the counts of the tree", () => {
    fc.assert(
      fc.property(late, (position) => {
        const { rows } = folded(position);
        const counts = countPlies(ticTacToe, position, ticTacToeClass);
        expect(rows.map((row) => row.length)).toEqual(counts.map(({ classes }) => classes));
        expect(rows.map((row) => total(row, "ways"))).toEqual(counts.map(({ nodes }) => nodes));
        expect(rows.map((row) => total(row, "positions"))).toEqual(counts.map(({ positions }) => positions));
        for (const row of rows) {
          expect(new Set(row.map((node) => ticTacToeClass(node.position))).size).toBe(row.length);
        }
      }),
    );
  });

  it("holds all of tic-tac-toe in 765 nodes", () => {
    expect(folded(ticTacToe.start).nodes).toHaveLength(765);
  });

  it("leads from a class to the classes of all its moves, each once", () => {
    fc.assert(
      fc.property(late, (position) => {
        for (const node of folded(position).nodes) {
          const next = ticTacToe.moves(node.position).map((move) => ticTacToe.play(node.position, move));
          const drawn = node.children.map((child) => ticTacToeClass(child.position));
          expect(new Set(drawn)).toEqual(new Set(next.map(ticTacToeClass)));
          expect(new Set(drawn).size).toBe(drawn.length);
          for (const child of node.children) expect(child.parents).toContain(node);
        }
      }),
    );
  });

  it("shows of a class the position that its first parent leads to, so that a path is a game", () => {
    for (const { position, move, parents } of folded(ticTacToe.start).nodes) {
      if (parents.length > 0) expect(ticTacToe.play(parents[0].position, move!)).toBe(position);
    }
  });

  it("says of the first moves that four are corners, four are edges and one is the centre", () => {
    const [, first] = folded(ticTacToe.start).rows;
    expect(first.map(({ move, positions }) => [move, positions])).toEqual([
      [0, 4],
      [1, 4],
      [4, 1],
    ]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gomoku, othello, type Tree, ticTacToe, treeGame } from "../../../src/engine/index.ts";
import { faceOf } from "../../../src/games/faces.ts";
import { algorithms } from "../../../src/kit/run/algorithms.ts";
import { firstReads } from "../../../src/kit/run/firstReads.ts";
import { measureOutline, readSubject, runSetup } from "../../../src/kit/run/run.ts";
import { type Outline, outline } from "../../../src/trace/outline.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { forcedValue } from "../../engine/forcedValue.ts";
import { arbitraryTicTacToe } from "../../engine/games/arbitraryTicTacToe.ts";
import { treeOf } from "../../engine/treeOf.ts";
import { arbitrarySetup } from "./arbitrarySetup.ts";

/** After h8 there is something to look best beside. */
const begun = gomoku().write(gomoku().play(gomoku().start, 112));

describe("What a setup speaks of", () => {
  it.each([false, true])(
    "is, of gomoku, the best-looking points alone, while every point can be played (%s)",
    (sooner) => {
      const setup = { game: "gomoku", algorithm: "alphaBeta", depth: 2, sooner } as const;
      const text = sooner ? `${begun} +0` : begun;
      const { game, rules, position, outline } = readSubject({ ...setup, position: text });
      const looked = game.moves(position);
      expect(looked).toHaveLength(faceOf("gomoku").width!.searched);
      expect(rules.moves(position)).toHaveLength(15 * 15 - 1);
      expect(rules.moves(position)).toEqual(expect.arrayContaining([...looked]));
      expect(outline.nodes.length).toBeLessThanOrEqual(
        1 + faceOf("gomoku").width!.searched + faceOf("gomoku").width!.searched ** 2,
      );
      const { result } = runSetup({ ...setup, position: text });
      expect(looked).toContain(result.line[0]);
    },
  );

  it("is any other game as it is played", () => {
    const { game, rules, position } = readSubject({ game: "othello", algorithm: "alphaBeta", depth: 1 });
    expect(game).toBe(rules);
    expect(game.moves(position)).toEqual(othello.moves(othello.start));
  });
});

function outlineOf(tree: Tree, limit?: number): Outline {
  const game = treeGame(tree);
  return outline(game, game.start, limit === undefined ? {} : { limit }) as Outline;
}

describe("measureOutline", () => {
  it("knows the true value of every node", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const { nodes, root } = outlineOf(tree);
        const { truth } = measureOutline({ nodes, root, complete: true });
        for (const { id, position, side } of nodes) {
          expect(truth[id]).toBe(forcedValue((position as { tree: Tree }).tree, side));
        }
      }),
    );
  });

  it("takes evaluations for the truth where the depth ends", () => {
    fc.assert(
      fc.property(arbitraryTicTacToe, fc.nat({ max: 2 }), (position, depth) => {
        const { truth } = measureOutline(outline(ticTacToe, position, { depth }) as Outline);
        const side = ticTacToe.turn(position);
        expect(truth[0]).toBe(forcedValue(treeOf(ticTacToe, position, depth), side));
      }),
    );
  });

  it("counts all there is, and no search without a memory reads fewer leaves than the least, nor any more than all", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const { trace, measures, outline } = runSetup({ ...setup, window: undefined });
        const { nodes: entered } = trace.counters(trace.length);
        // Visits of a leaf count once, and what a memory knows of one position it need not read below another.
        const read = firstReads(trace).length;
        expect(measures.fewest).toBeGreaterThanOrEqual(1);
        if (!algorithms[setup.algorithm].recalls) expect(read).toBeGreaterThanOrEqual(measures.fewest!);
        expect(read).toBeLessThanOrEqual(measures.leaves!);
        expect(measures.nodes).toBe(outline.nodes.length);
        if (setup.algorithm === "minimax") expect([entered, read]).toEqual([measures.nodes, measures.leaves]);
      }),
    );
  });

  it("counts the least of a search without a memory: one that knows a position again may read fewer", () => {
    for (const algorithm of ["alphaBetaWithTable", "orderedAlphaBeta"] as const) {
      const { trace, measures } = runSetup({ game: "ticTacToe", position: "XOXO...X.", algorithm });
      expect(algorithms[algorithm].recalls).toBe(true);
      expect(firstReads(trace).length).toBeLessThan(measures.fewest!);
    }
  });

  it("says nothing of what is folded, nor of any node whose value hangs on it", () => {
    const { leaves, nodes, fewest, truth } = measureOutline(outlineOf([4, [[1, 2], 3]], 5));
    expect([leaves, nodes, fewest]).toEqual([undefined, undefined, undefined]);
    expect([...truth]).toEqual([Number.NaN, 4, Number.NaN, Number.NaN, 3]);
  });
});

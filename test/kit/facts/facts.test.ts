import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Counter, treeGame } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/kit/facts/facts.ts";
import { factsAt } from "../../../src/kit/facts/factsAt.ts";
import { algorithms } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { arbitrarySetup } from "../run/arbitrarySetup.ts";

const textbook = { tree: "[[3,12,8],[2,4,6],[14,5,2]]" };

describe("What a figure says of itself", () => {
  it("counts at the end what an engine's own counter counts", () => {
    fc.assert(
      fc.property(
        arbitraryTree,
        fc.constantFrom("minimax" as const, "alphaBeta" as const),
        (tree, algorithm) => {
          const game = treeGame(tree);
          const counter = new Counter();
          algorithms[algorithm].search(game, game.start, {}, counter);
          const { nodes, leaves, cutoffs } = factsOf({ tree: JSON.stringify(tree), algorithm });
          expect([nodes, leaves, cutoffs].map(Number)).toEqual([
            counter.nodes,
            counter.leaves,
            counter.cutoffs,
          ]);
        },
      ),
    );
  });

  it("has a word for everything at every step", () => {
    fc.assert(
      fc.property(arbitrarySetup, arbitraryShare, (setup, share) => {
        const run = runSetup(setup);
        const facts = factsAt(run, Math.round(share * run.trace.length));
        for (const fact of Object.values(facts)) expect(fact).not.toMatch(/^$|undefined|NaN|Infinity|-\d/);
      }),
    );
  });

  it("stands at the step it is asked for, and at the end where none is named", () => {
    expect(factsOf(textbook, "cutoff 1")).toMatchObject({
      leaves: "4",
      cutoffs: "1",
      skipped: "2",
      unread: "5",
    });
    expect(factsOf(textbook)).toMatchObject({ leaves: "7", value: "3", all: "9", fewest: "5", unread: "2" });
  });

  it("counts a leaf that is read again once as read, and each time as a visit", () => {
    const facts = factsOf({ tree: "[[14,5,2],[2,4,6],[12,8,3]]", algorithm: "negaScout" });
    expect(facts).toMatchObject({ leaves: "10", all: "9", unread: "2" });
  });

  it("says what a folded tree cannot tell with a question mark", () => {
    const run = runSetup({ game: "ticTacToe", position: "X........", algorithm: "alphaBeta", depth: 6 });
    expect(run.outline.complete).toBe(false);
    expect(factsAt(run, 0)).toMatchObject({ all: "?", fewest: "?", unread: "?", leaves: "0" });
  });
});

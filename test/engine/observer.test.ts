import { describe, expect, it } from "vitest";
import { alphaBeta, Counter, minimax, parseTree, treeGame } from "../../src/engine/index.ts";

const game = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));

describe("Counter", () => {
  it("counts nodes with the root, leaves and cutoffs", () => {
    const counter = new Counter<number>();
    alphaBeta(game, game.start, {}, counter);
    expect({ ...counter }).toEqual({ nodes: 11, leaves: 7, cutoffs: 1, probes: 0, hits: 0, researches: 0 });
  });

  it("counts estimates at the depth limit as leaves", () => {
    const counter = new Counter<number>();
    minimax(game, game.start, { depth: 1 }, counter);
    expect([counter.nodes, counter.leaves]).toEqual([4, 3]);
  });

  it("counts probes, hits and searches repeated, and no value from the table as a leaf", () => {
    const counter = new Counter<number>();
    counter.probe("key", "absent");
    counter.probe("key", "shallow");
    counter.probe("key", "hit");
    counter.leave(3, "table");
    counter.research();
    expect({ ...counter }).toEqual({ nodes: 0, leaves: 0, cutoffs: 0, probes: 3, hits: 1, researches: 1 });
  });

  it("adds up over searches until it is reset", () => {
    const counter = new Counter<number>();
    minimax(game, game.start, {}, counter);
    minimax(game, game.start, {}, counter);
    expect([counter.nodes, counter.leaves]).toEqual([26, 18]);
    counter.reset();
    expect({ ...counter }).toEqual({ nodes: 0, leaves: 0, cutoffs: 0, probes: 0, hits: 0, researches: 0 });
  });
});

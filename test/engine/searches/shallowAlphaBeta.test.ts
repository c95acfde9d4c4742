import { describe, expect, it } from "vitest";
import { alphaBeta, Counter, parseTree, shallowAlphaBeta, treeGame } from "../../../src/engine/index.ts";

describe("shallowAlphaBeta", () => {
  it("misses the cutoff that only a deeper look up the tree allows", () => {
    const game = treeGame(parseTree("[5,[[[4,9]]]]"));
    const [shallow, deep] = [new Counter<number>(), new Counter<number>()];
    shallowAlphaBeta(game, game.start, {}, shallow);
    alphaBeta(game, game.start, {}, deep);
    expect([shallow.leaves, deep.leaves]).toEqual([3, 2]);
    expect([shallow.cutoffs, deep.cutoffs]).toEqual([0, 1]);
  });

  it("misses it from MIN's side too", () => {
    const game = treeGame(parseTree("[[5,[[[6,1]]]]]"));
    const position = game.read("[[5,[[[6,1]]]]]@0");
    const [shallow, deep] = [new Counter<number>(), new Counter<number>()];
    shallowAlphaBeta(game, position, {}, shallow);
    alphaBeta(game, position, {}, deep);
    expect([shallow.leaves, deep.leaves]).toEqual([3, 2]);
  });

  it("cuts by its parent's bound as alpha-beta does", () => {
    const game = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    const counter = new Counter<number>();
    expect(shallowAlphaBeta(game, game.start, {}, counter)).toEqual({ value: 3, line: [0, 0] });
    expect(counter.leaves).toBe(7);
  });
});

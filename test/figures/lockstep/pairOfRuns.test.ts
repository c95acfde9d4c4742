import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MarkCells } from "../../../src/figures/lockstep/lane.svelte.ts";
import { exchanged, type LockstepSetup, samePair } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { runPair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { arbitraryPair } from "./arbitraryPair.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const pairOf = (setup: Partial<LockstepSetup>) =>
  runPair({ order: "given", againstOrder: "given", algorithm: "alphaBeta", against: "alphaBeta", ...setup });

describe("Two runs side by side", () => {
  it("find the same value, whatever the algorithms and the orders", () => {
    fc.assert(
      fc.property(arbitraryPair, (setup) => {
        const { lanes } = runPair({ ...setup, window: undefined });
        expect(lanes[0].run.result.value).toBe(lanes[1].run.result.value);
      }),
      { numRuns: 60 },
    );
  });

  it("change places, and nothing else, where left and right are exchanged", () => {
    fc.assert(
      fc.property(arbitraryPair, (setup) => {
        const [pair, other] = [runPair(setup), runPair(exchanged(setup))];
        expect(other.pairs.partings).toEqual(pair.pairs.partings);
        expect(Array.from(other.pairs, ({ steps }) => steps.toReversed())).toEqual(
          Array.from(pair.pairs, ({ steps }) => steps),
        );
        expect(samePair(exchanged(exchanged(setup)), setup)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("never part where both sides are the same", () => {
    fc.assert(
      fc.property(arbitraryPair, (setup) => {
        const { pairs, lanes } = runPair({
          ...setup,
          against: setup.algorithm,
          againstOrder: setup.order,
        });
        expect(pairs.partings).toEqual([]);
        expect(pairs).toHaveLength(lanes[0].run.trace.length + 1);
      }),
      { numRuns: 60 },
    );
  });

  it("part first where they have agreed on every step before", () => {
    const { pairs } = pairOf({ tree: textbook, algorithm: "minimax" });
    const { partings } = pairs;
    expect(partings).toHaveLength(1);
    expect([...pairs].slice(0, partings[0]).some(({ differs }) => differs)).toBe(false);
    expect(pairs.at(partings[0]).differs).toBe(true);
  });

  it("mark what one of them reads and the other does not, once it is read", () => {
    const { lanes, pairs } = pairOf({ tree: textbook, algorithm: "minimax" });
    const marksAt = (at: number, side: 0 | 1) => {
      const cells = new MarkCells(lanes[side].marked);
      cells.moveTo(at);
      return lanes[side].run.outline.nodes.flatMap(({ id }) =>
        cells.at(id) ? [`${id} ${cells.at(id)}`] : [],
      );
    };
    expect(marksAt(pairs.partings[0], 0)).toEqual([]);
    expect(marksAt(pairs.length - 1, 0)).toEqual(["8 here", "9 here"]);
    expect(marksAt(pairs.length - 1, 1)).toEqual(["8 elsewhere", "9 elsewhere"]);
  });

  it("know a node by what lies below it where its moves have another order", () => {
    const { lanes } = pairOf({
      tree: "[[3,12],[2,4]]",
      algorithm: "minimax",
      against: "minimax",
      againstOrder: "reverse",
    });
    expect(lanes[1].run.setup.tree).toBe("[[4,2],[12,3]]");
    const read = (side: 0 | 1) =>
      lanes[side].run.outline.nodes.map(({ id }) => lanes[side].twins.elsewhere[id]);
    expect(read(0).every(Number.isFinite)).toBe(true);
    // The root's second move on the right is the first on the left.
    expect(lanes[1].twins.elsewhere[2]).toBe(lanes[0].twins.here[1]);
  });

  it("compare a game's searches past the plies that are drawn, each in an order of its own", () => {
    const { lanes, pairs } = pairOf({
      game: "connectFour",
      depth: 5,
      against: "negaScout",
      againstOrder: "own",
    });
    expect(lanes.map(({ run }) => run.outline.complete)).toEqual([false, false]);
    expect(lanes[0].run.result.value).toBe(lanes[1].run.result.value);
    expect(pairs.at(pairs.last).steps).toEqual(lanes.map(({ run }) => run.trace.length));
    // The root's first move on the right, the centre, is the fourth on the left.
    expect(lanes[1].twins.elsewhere[1]).toBe(lanes[0].twins.here[4]);
  });

  it("take a tree that is the first one rearranged", () => {
    const { lanes } = pairOf({ tree: textbook, againstOrder: "[[2,5,14],[8,3,12],[2,4,6]]" });
    expect(lanes[1].run.setup.tree).toBe("[[2,5,14],[8,3,12],[2,4,6]]");
  });

  it.each([
    [{ tree: textbook, againstOrder: "[[2,5,14],[8,3,12],[2,4,7]]" }, /\[2,4,7\] has no match/],
    [{ tree: textbook, againstOrder: "[[3,12,8],[2,4,6]]" }, /lacks \[14,5,2\]/],
    [{ tree: textbook, againstOrder: "[[3,12,8" }, /still open/],
    [{ tree: textbook, againstOrder: "own" }, /no order of its own/],
    [{ tree: "[[3,12", against: "minimax" as const }, /still open/],
    [
      { game: "connectFour", depth: 10, algorithm: "minimax" as const },
      /more than the 4,000,000 events .* search to a lower depth/,
    ],
    [{ game: "ticTacToe", position: "XOXOX..O.", order: "best" }, /given, reverse and own, not by “best”/],
  ])("say what is wrong with %j", (setup, problem) => {
    expect(() => pairOf(setup)).toThrow(problem);
  });
});

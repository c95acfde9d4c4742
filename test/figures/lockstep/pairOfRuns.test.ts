import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MarkCells } from "../../../src/figures/lockstep/lane.svelte.ts";
import { exchanged, type LockstepSetup, samePair } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { PairSteps, runPair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { over } from "../../../src/trace/index.ts";
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

describe("Pair steps", () => {
  const textbook = {
    tree: "[[3,12,8],[2,4,6],[14,5,2]]",
    algorithm: "minimax",
    against: "alphaBeta",
    order: "given",
    againstOrder: "given",
  } as const;

  describe("The keys of a debugger on two runs", () => {
    it("lead forward or back, and stay within the runs", () => {
      fc.assert(
        fc.property(arbitraryPair, (setup) => {
          const pair = runPair(setup);
          const steps = new PairSteps(pair);
          for (let at = 0; at <= steps.last; at++) {
            for (const next of [steps.over(at), steps.into(at), steps.out(at)]) {
              expect(next).toBeLessThanOrEqual(steps.last);
              expect(next).toBeGreaterThanOrEqual(at);
            }
            if (at < steps.last) expect(Math.min(steps.over(at), steps.into(at))).toBeGreaterThan(at);
            if (at > 0) expect(steps.backOver(at)).toBeLessThan(at);
            expect(steps.backOver(at)).toBeGreaterThanOrEqual(0);
          }
        }),
        { numRuns: 40 },
      );
    });

    it("do to two equal runs what they do to one", () => {
      const pair = runPair({ ...textbook, against: "minimax" });
      const [{ run }] = pair.lanes;
      const steps = new PairSteps(pair);
      for (let at = 0; at <= steps.last; at++) expect(steps.over(at)).toBe(over(run.trace, at));
    });

    it("step over a move until both have left it", () => {
      const pair = runPair(textbook);
      const steps = new PairSteps(pair);
      const [one, other] = pair.lanes.map(({ run }) => run.trace);
      const enter = pair.pairs.place(0, one.firstEnter(one.find([1]))!);
      const after = pair.pairs.at(steps.over(enter - 1));
      expect(after.steps).toEqual([one.leaves(one.find([1]))[0], other.leaves(other.find([1]))[0]]);
      expect(steps.backOver(steps.over(enter - 1))).toBe(enter - 1);
    });

    it("find the places where the two part, in both directions", () => {
      const pair = runPair(textbook);
      const steps = new PairSteps(pair);
      const [parting] = pair.pairs.partings;
      expect(pair.pairs.nextParting(0)).toBe(parting);
      expect(pair.pairs.nextParting(parting)).toBeUndefined();
      expect(pair.pairs.lastParting(steps.last)).toBe(parting);
      expect(pair.pairs.lastParting(parting)).toBeUndefined();
    });

    it("know where each run comes to each of its steps", () => {
      fc.assert(
        fc.property(arbitraryPair, (setup) => {
          const pair = runPair(setup);
          for (const [side, { run }] of pair.lanes.entries()) {
            for (let step = 0; step <= run.trace.length; step++) {
              const at = pair.pairs.place(side, step);
              expect(pair.pairs.step(side, at)).toBe(step);
              if (step > 0) expect(pair.pairs.moved(side, at)).toBe(true);
            }
          }
        }),
        { numRuns: 40 },
      );
    });
  });
});

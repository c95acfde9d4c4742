import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fitPair, offersFor } from "../../../src/figures/lockstep/chancePairs.ts";
import { fitted } from "../../../src/figures/lockstep/chanceWords.ts";
import { fetchChance } from "../../../src/figures/lockstep/lateChance.ts";
import { LockstepState } from "../../../src/figures/lockstep/lockstep.svelte.ts";
import { lockstep as kind } from "../../../src/figures/lockstep/lockstep.ts";
import { isOneSearch, type LockstepSetup } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { takesForMin } from "../../../src/kit/chance/words.ts";
import { algorithmNames, chanceAlgorithms } from "../../../src/kit/run/algorithms.ts";
import { textbookChanceTree, textbookTree } from "../../../src/kit/run/setup.ts";

beforeAll(() => fetchChance(textbookChanceTree));

const coin = "[2,{1/2:0,1/2:5}]";
const setupBy = (
  [algorithm, against]: readonly [LockstepSetup["algorithm"], LockstepSetup["algorithm"]],
  tree = textbookTree,
): LockstepSetup => ({ tree, algorithm, against, order: "given", againstOrder: "given" });
const opened = (setup: LockstepSetup) => new LockstepState(kind.place({ ...setup, at: "end" }).given);
const searches = ({ algorithm, against }: LockstepSetup) => [algorithm, against];

describe("A tree with chance nodes that is typed under two searches", () => {
  it.each([
    [
      ["minimax", "alphaBeta"],
      ["expectimax", "star1"],
      ["minimax", "alphaBeta"],
    ],
    [
      ["alphaBeta", "minimax"],
      ["star1", "expectimax"],
      ["alphaBeta", "minimax"],
    ],
    [
      ["minimax", "negamax"],
      ["expectimax", "star1"],
      ["minimax", "alphaBeta"],
    ],
    [
      ["alphaBeta", "negaScout"],
      ["expectimax", "star1"],
      ["minimax", "alphaBeta"],
    ],
    [
      ["alphaBeta", "alphaBeta"],
      ["star1", "star1"],
      ["alphaBeta", "alphaBeta"],
    ],
  ] as const)("is searched under %j by %j, and one without chance again by %j", async (before, by, after) => {
    const lockstep = opened(setupBy(before));
    const { setup } = lockstep;
    await lockstep.ask({ ...setup, tree: coin });
    expect([lockstep.setup.tree, ...searches(lockstep.setup)]).toEqual([coin, ...by]);
    expect(lockstep.notice).toBe(fitted(setup, lockstep.setup));
    expect(lockstep.lanes.map(({ run }) => run.result.value)).toEqual([2.5, 2.5]);
    await lockstep.ask({ ...lockstep.setup, tree: "[[1,2],3]" });
    expect(searches(lockstep.setup)).toEqual(after);
    await lockstep.undo();
    expect(searches(lockstep.setup)).toEqual(by);
    expect(lockstep.notice, "which spoke of the tree before").toBeUndefined();
    await lockstep.undo();
    expect(lockstep.setup).toEqual(setup);
  });

  it("is read in the given order where the best one was asked for, which nobody knows there, and that is said", async () => {
    const lockstep = opened({ ...setupBy(["alphaBeta", "alphaBeta"]), againstOrder: "best" });
    const { setup } = lockstep;
    await lockstep.ask({ ...setup, tree: coin });
    expect(lockstep.setup).toMatchObject({
      algorithm: "expectimax",
      against: "star1",
      againstOrder: "given",
    });
    expect(lockstep.notice).toBe(fitted(setup, lockstep.setup));
    expect(lockstep.notice).not.toBe(fitted(lockstep.setup, lockstep.setup));
  });

  it("keeps its reverse order, and what nothing speaks against", async () => {
    const lockstep = opened({ ...setupBy(["star1", "star2"], coin), againstOrder: "reverse" });
    await lockstep.ask({ ...lockstep.setup, tree: "[1,{1:5}]" });
    expect(lockstep.setup).toEqual({
      ...setupBy(["star1", "star2"], "[1,{1:5}]"),
      againstOrder: "reverse",
    });
    expect(lockstep.notice).toBeUndefined();
  });

  it.each(["[1,{1/2:3,1/3:4}]", "[1,{1/2 3,1/2:4}]", "{", "[1,{}]"])(
    "as %s is refused, and nothing is lost",
    async (tree) => {
      const lockstep = opened(setupBy(["minimax", "alphaBeta"]));
      const { pair, step } = lockstep;
      await lockstep.ask({ ...lockstep.setup, tree });
      expect(lockstep.error).toBeDefined();
      expect([lockstep.pair, lockstep.step, lockstep.canUndo]).toEqual([pair, step, false]);
      expect([lockstep.offers, lockstep.notice]).toEqual([[], undefined]);
    },
  );
});

describe("A search that is chosen for one of two", () => {
  it("brings a tree with chance nodes along where it takes no other, and stays what was chosen", () => {
    const plain = fc.constantFrom(...algorithmNames);
    fc.assert(
      fc.property(
        plain,
        fc.constantFrom(...chanceAlgorithms),
        fc.constantFrom(0, 1),
        fc.boolean(),
        (other, name, side, isGame) => {
          const subject = isGame ? { tree: undefined, game: "ticTacToe", depth: 3, sooner: true } : {};
          const pair = side === 0 ? ([name, other] as const) : ([other, name] as const);
          const { setup: fit } = fitPair(
            { ...setupBy(pair), ...subject, againstOrder: "own" },
            isOneSearch,
            side,
          );
          expect(fit).toMatchObject({ tree: textbookChanceTree, againstOrder: "given" });
          expect([fit.game, fit.depth, fit.sooner]).toEqual([undefined, undefined, undefined]);
          expect(searches(fit)[side]).toBe(name);
          expect(searches(fit)[1 - side]).not.toBe(name);
          expect(chanceAlgorithms).toContain(searches(fit)[1 - side]);
        },
      ),
    );
  });

  it("changes nothing else where the tree has such nodes, nor where neither takes them", () => {
    const chance = setupBy(["star1", "star1"], coin);
    expect(fitPair(chance, isOneSearch, 1)).toEqual({ setup: chance });
    const plain = setupBy(["negamax", "mtdf"]);
    expect(fitPair(plain, isOneSearch, 0)).toEqual({ setup: plain });
    expect(fitPair(plain, isOneSearch)).toEqual({ setup: plain });
  });

  it("is taken back with its tree", async () => {
    const lockstep = opened(setupBy(["minimax", "alphaBeta"]));
    await lockstep.ask({ ...lockstep.setup, against: "star2" }, 1);
    expect(lockstep.setup).toMatchObject({
      tree: textbookChanceTree,
      algorithm: "expectimax",
      against: "star2",
    });
    await lockstep.undo();
    expect(lockstep.setup).toEqual(setupBy(["minimax", "alphaBeta"]));
  });
});

describe("A link with a search that knows no chance on a tree that has it", () => {
  const before = setupBy(["minimax", "alphaBeta"]);
  const refused = { ...setupBy(["minimax", "star2"], coin), againstOrder: "worst" };

  it("is refused with its reason and changes nothing; its tree is offered by searches that take it", async () => {
    const lockstep = opened(before);
    const { pair } = lockstep;
    const view = kind.place({ ...refused, at: "0" }).given;
    await expect(lockstep.show(view, "link")).rejects.toThrow(takesForMin);
    expect([lockstep.pair, lockstep.error]).toEqual([pair, undefined]);
    expect(lockstep.offers.map(searches)).toEqual([
      ["expectimax", "star1"],
      ["expectimax", "star2"],
      ["star1", "star2"],
    ]);
    for (const offer of lockstep.offers) {
      expect(await lockstep.change(offer)).toBe(true);
      expect(lockstep.offers).toEqual([]);
      expect(lockstep.setup).toMatchObject({ tree: coin, againstOrder: "given" });
    }
    for (let undone = 0; undone < 3; undone++) await lockstep.undo();
    expect([lockstep.setup, lockstep.canUndo]).toEqual([before, false]);
  });

  it("offers nothing where the tree is none, nor where all is well", () => {
    expect(offersFor({ ...refused, tree: "[1,{1/2:3}]" })).toEqual([]);
    expect(offersFor(setupBy(["star1", "star2"], coin))).toEqual([]);
    expect(offersFor(before)).toEqual([]);
  });
});

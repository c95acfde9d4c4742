import "../figures/mcts/haveDraws.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as data from "../../content/chapters/16-chance.ts";
import {
  boardsToSolve,
  type ChanceTree,
  chanceTreeGame,
  expectimax,
  parseChanceTree,
  twentyFortyEight as rulesOf,
  solveTwentyFortyEight,
} from "../../src/engine/index.ts";
import { lockstep, lockstepFacts } from "../../src/figures/lockstep/lockstep.ts";
import { setupOf } from "../../src/figures/lockstep/lockstepSetup.ts";
import { findPair, runPair } from "../../src/figures/lockstep/pairOfRuns.ts";
import { mcts, mctsFacts } from "../../src/figures/mcts/mcts.ts";
import { turnAt } from "../../src/figures/mcts/moveTallies.ts";
import { runSampling } from "../../src/figures/mcts/samplingRun.ts";
import { answerPig, isToHold, solvedPig } from "../../src/figures/pig/pig.ts";
import { stepper } from "../../src/figures/stepper/stepper.ts";
import { slidingGame } from "../../src/figures/twentyFortyEight/slidingGame.ts";
import { slidingFacts, twentyFortyEight } from "../../src/figures/twentyFortyEight/twentyFortyEight.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/16-chance.mdx");
const prose = proseOf(children).join("\n");

async function factsAt(
  said: { readonly tree: string; readonly algorithm: string },
  algorithm = said.algorithm,
) {
  const view = { ...said, algorithm, at: "end" };
  await stepper.prepare?.(view);
  return stepper.facts(stepper.place(view).given);
}
const moveIn = (text: string) => {
  const game = chanceTreeGame(parseChanceTree(text) as ChanceTree);
  return expectimax(game, game.start).line[0];
};
const winning = (own: number, other: number, total: number) =>
  answerPig(solvedPig(100), { goal: 100, own, other, total });

describe("Chapter chance", () => {
  it("tosses the coin for 5, not for 4 or 3, and not where the same order is stretched", () => {
    const moves = [data.coin, data.even, data.less, data.stretched, data.doubled].map(({ tree }) =>
      moveIn(tree),
    );
    expect(moves).toEqual([1, 0, 0, 0, 1]);
  });

  it("takes the second move where MIN replies, and the first where the likelier outcome is the better one", async () => {
    expect([data.replies, data.likelier].map(({ tree }) => moveIn(tree))).toEqual([1, 0]);
    expect((await factsAt(data.replies)).value).toBe("4.5");
    expect((await factsAt(data.likelier)).value).toBe("5");
  });

  it("is right that adding to all values and multiplying them keeps the best move", () => {
    const leaf = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(leaf, leaf, leaf, fc.integer({ min: 1, max: 5 }), leaf, (sure, one, other, times, more) => {
        const tree = (change: (value: number) => number) =>
          `[${change(sure)}, {1/2: ${change(one)}, 1/2: ${change(other)}}]`;
        expect(moveIn(tree((value) => times * value + more))).toBe(moveIn(tree((value) => value)));
      }),
    );
  });

  it("counts what bounds save, and what a look saves or costs", async () => {
    const leaves = async (of: typeof data.look) =>
      Promise.all(
        ["expectimax", "star1", "star2"].map(async (name) => Number((await factsAt(of, name)).leaves)),
      );
    expect(await leaves(data.bounded)).toEqual([3, 2, 2]);
    expect((await leaves(data.later))[1]).toBe(3);
    expect((await leaves(data.unbounded))[1]).toBe(3);
    expect(await leaves(data.look)).toEqual([7, 5, 3]);
    expect(await leaves(data.wasted)).toEqual([7, 3, 4]);
  });

  it("goes in step to the 3, reads a 6 and an 8 on one side alone, and cuts the coin after the last look", async () => {
    await lockstep.prepare?.(data.looking);
    const pair = runPair(setupOf(lockstep.place(data.looking).given));
    const { lanes, pairs } = pair;
    const [star1, star2] = lanes.map(({ run }) => run.trace);
    const told = (text: string) =>
      lanes.map(({ run }, side) => {
        const step = pairs.step(side, findPair(pair, text));
        return { event: run.trace.event(step), moves: run.trace.moves(run.trace.nodeAt(step)) };
      });
    expect(told("parting 1")[0]).toMatchObject({ event: { kind: "enter" }, moves: [1, 0, 1] });
    const alone = lanes[0].marked.filter(({ mark }) => mark === "here").map(({ id }) => id);
    expect(alone.map((id) => lanes[0].run.outline.nodes[id].value)).toEqual([6, 8]);
    expect(lanes[1].marked.some(({ mark }) => mark === "here")).toBe(false);
    // Before any other leaf is read there, it looks at the second outcome.
    expect(star2.moves(star2.nodeAt(star2.firstEnter(star2.find([1, 1]))!))).toEqual([1, 1]);
    expect(star2.enters(star2.find([1, 0]))).toHaveLength(1);
    expect(told("right cutoff 1")[1]).toMatchObject({ event: { kind: "cutoff" }, moves: [1] });
    expect(star1.counters(star1.length).leaves).toBeGreaterThan(star2.counters(star2.length).leaves);
  });

  it("says what looks cost that are not enough: no leaf, and each outcome entered twice", async () => {
    await lockstep.prepare?.(data.lookedInVain);
    const facts = lockstepFacts(data.lookedInVain);
    expect([facts.leavesA, facts.leavesB, facts.nodesMore]).toEqual(["7", "7", "2"]);
    const { trace } = runPair(setupOf(lockstep.place(data.lookedInVain).given)).lanes[1].run;
    const enters = Array.from({ length: trace.size }, (_, node) => [
      trace.moves(node).length,
      trace.enters(node).length,
    ]);
    // Outcomes stand two plies down, the leaves below them three.
    expect(enters.filter(([ply]) => ply === 2).map(([, times]) => times)).toEqual([2, 2]);
    expect(enters.filter(([ply]) => ply === 3).map(([, times]) => times)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("rolls at 20 and holds at 21 at the start of Pig, rolls at 30 against 90, and always against 99", () => {
    expect([20, 21].map((total) => isToHold(winning(0, 0, total)))).toEqual([false, true]);
    expect(isToHold(winning(0, 90, 30))).toBe(false);
    expect(winning(0, 99, 50).holds.flat()).toEqual([]);
    // The green region is the smaller the more the other has: counted by standings.
    const held = [0, 30, 60, 90, 99].map((other) =>
      winning(0, other, 0)
        .holds.flat()
        .reduce((sum, [from, to]) => sum + to - from, 0),
    );
    expect(held).toEqual(held.toSorted((one, other) => other - one));
  });

  it("makes the 32 on four cells in 8.3 games of 100, ten times as often by joining the 2s to the right", () => {
    // jdlm.info/articles/2018/03/18: about 8 %.
    expect(data.makesGoal).toBeCloseTo(8.29, 2);
    const { left, right, up, down } = slidingFacts(twentyFortyEight.place(data.twoTwos).given);
    expect([up, down]).toEqual(["–", "–"]);
    expect(Number(right) / Number(left)).toBeGreaterThan(10);
    expect(Number(right) / Number(left)).toBeLessThan(10.5);
    // To the left, a 2 on the one free cell ends the game.
    const small = rulesOf({ size: 2, goal: 32 });
    const after = small.play(small.read(data.twoTwos.board), "left");
    expect(small.moves(after)).toEqual(["2@3", "4@3"]);
    expect(small.outcome(small.play(after, "2@3"))).toBe(0);
    expect(small.outcome(small.play(after, "4@3"))).toBeUndefined();
  });

  it("makes the 64 on nine cells always by best play, and by the estimate not much more often than not", () => {
    expect(data.makesNine).toBe(100);
    // Chapter 16 says so of both, and of the boards of the first.
    expect(data.makesByEstimate).toBeGreaterThan(50);
    expect(data.makesByEstimate).toBeLessThan(60);
    expect(data.nineBoards).toBe(boardsToSolve[64]);
  });

  it("says which boards it counts: on nine cells those alike but once, on four those that play comes to", () => {
    const alike = solveTwentyFortyEight(8);
    expect(alike.boards).toBe(boardsToSolve[8]);
    expect(alike.adding([2, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(alike.adding([0, 0, 0, 0, 0, 0, 0, 0, 2]));
    expect(prose).toMatch(
      /304,261 boards that wait for a tile, if those that a turn or a mirror makes alike/,
    );
    expect(prose).toMatch(
      /of the 348 boards on four cells to which play can come and on which something can slide/,
    );
    // There are more on which something can slide, such as four times 16.
    const game = slidingGame(2, 32);
    const tiles = [".", "2", "4", "8", "16"];
    const rows = tiles.flatMap((one) => tiles.map((other) => `${one} ${other}`));
    const boards = rows.flatMap((row) => rows.map((next) => game.read(`${row} / ${next}`)));
    expect(boards.filter((board) => game.outcome(board) === undefined)).toHaveLength(540);
    expect(data.boards).toBe(348);
  });

  it("says how many points in a turn of Pig are enough, and where more are not", () => {
    for (const [other, from, to] of data.holdRows) {
      const holds = winning(0, Number(other), 1).holds[0];
      const totals = Array.from({ length: 99 }, (_, i) => i + 1);
      const held = totals.filter((total) => holds.some(([first, end]) => total >= first && total < end));
      expect(held).toEqual(totals.filter((total) => total >= Number(from) && total <= Number(to)));
    }
    const { rolling, holding } = winning(0, data.daringOther, data.rollsFrom);
    expect(rolling).toBeGreaterThan(holding!);
    expect(prose).toContain(`Against ${data.daringOther} whoever has ${data.rollsFrom} or more`);
    // Rolls of the six that win at once.
    expect(data.rollsFrom + 3).toBe(100);
  });

  it("says between which numbers the leaves of the sampled tree lie", () => {
    const [, ...lists] = data.sampled.tree.split("[").slice(1);
    const leaves = lists.flatMap((list) => list.split("]")[0].split(",").map(Number));
    expect(leaves).toHaveLength(8);
    expect(prose).toContain(`leaves lie between ${Math.min(...leaves)} and ${Math.max(...leaves)}`);
  });

  it("is right that an estimate wrong by one factor everywhere does no harm, and does where the goal is left out", () => {
    // A slide that makes the goal, worth 10, every other time, beside one that is estimated.
    const slide = (goal: number, estimate: number) => moveIn(`[{1/2: 0, 1/2: ${goal}}, ${estimate}]`);
    expect([slide(10, 4), slide(20, 8), slide(10, 8)]).toEqual([0, 0, 1]);
    expect(prose).toMatch(/by the same factor everywhere, at the goal too, would do no harm/);
  });

  it("estimates too much on most boards of four cells, and finds a best slide on all of them by it", () => {
    expect(data.rightBoards).toBe(data.boards);
    expect(data.highBoards / data.boards).toBeGreaterThan(0.8);
    const { estimate, value } = slidingFacts(twentyFortyEight.place(data.sliding).given);
    expect(Number(estimate)).toBeGreaterThan(Number(value));
  });

  it("samples the second tree: a draw in iteration 30, a choice of MIN after it, and the better move in the end", () => {
    const run = runSampling(mcts.place(data.sampled).given);
    const { trace } = run;
    const [from, to] = [trace.ends[29] + 1, trace.ends[30]];
    const events = Array.from({ length: to - from + 1 }, (_, i) => trace.event(from + i));
    expect(events.map(({ phase }) => phase).slice(0, 4)).toEqual(["select", "draw", "select", "rollout"]);
    expect(trace.movesTo(events[0].node)).toEqual([1]);
    expect(turnAt(run, events[1].node)).toBe("min");
    const facts = mctsFacts(data.sampled, "end");
    expect(facts.played).toBe(facts.move2);
    expect(Math.abs(data.secondEarned / 12 - Number(facts.mean2))).toBeLessThan(0.006);
    // MIN has tried its 12 and its 8, too.
    expect(data.secondEarned).toBeGreaterThan(4.5);
  });

  it("is right for most seeds early, and for all of the first hundred late", () => {
    const { first, none, second } = data.leadsEarly;
    expect(first + none + second).toBe(data.seeds);
    expect(second).toBeGreaterThan(data.seeds / 2);
    expect(first).toBeGreaterThan(0);
    expect(none).toBeGreaterThan(0);
    expect(data.leadsLate).toEqual({ first: 0, none: 0, second: data.seeds });
    expect(data.mostAdded).toBe(30);
  });
});

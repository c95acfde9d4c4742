import { describe, expect, it } from "vitest";
import { LockstepState } from "../../../src/figures/lockstep/lockstep.svelte.ts";
import { lockstep as kind } from "../../../src/figures/lockstep/lockstep.ts";
import type { LockstepSetup } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { sayPair } from "../../../src/figures/lockstep/words.ts";
import { own } from "../../../src/kit/conventions/conventions.ts";
import { noSuchStep } from "../../../src/kit/conventions/words.ts";

const setup: LockstepSetup = {
  tree: "[[3,12,8],[2,4,6],[14,5,2]]",
  algorithm: "minimax",
  against: "alphaBeta",
  order: "given",
  againstOrder: "given",
};
const given = (at: string) => kind.place({ ...setup, at }).given;
const opened = (step = "start") => new LockstepState(given(step));

describe("Two searches in lockstep", () => {
  it("are moved by one transport, and one of them waits where the other goes on", () => {
    const lockstep = opened("parting 1");
    expect(lockstep.moved).toEqual([false, true]);
    const [left, right] = lockstep.lanes.map(({ step }) => step);
    lockstep.forward();
    expect(lockstep.lanes.map(({ step }) => step)).toEqual([left + 1, right]);
    lockstep.back();
    lockstep.back();
    expect(lockstep.lanes.map(({ step }) => step)).toEqual([left, right - 1]);
  });

  it("never leave their ends", () => {
    const lockstep = opened();
    lockstep.back();
    expect(lockstep.step).toBe(0);
    lockstep.last();
    lockstep.forward();
    expect(lockstep.step).toBe(lockstep.length);
  });

  it("go to where they part, and stay where there is no other such place", () => {
    const lockstep = opened();
    lockstep.toNextParting();
    expect(lockstep.step).toBe(lockstep.pair.pairs.partings[0]);
    lockstep.toNextParting();
    expect(lockstep.step).toBe(lockstep.pair.pairs.partings[0]);
    lockstep.last();
    lockstep.toLastParting();
    expect(lockstep.step).toBe(lockstep.pair.pairs.partings[0]);
  });

  it("go to the step that tells of a node on the side where it was asked for", () => {
    const lockstep = opened();
    const [left, right] = lockstep.lanes;
    lockstep.visit(0, left.run.outline.nodes[8]);
    expect(left.event).toMatchObject({ kind: "enter", node: left.run.trace.find([1, 1]) });
    lockstep.visit(1, right.run.outline.nodes[8]);
    expect(right.event, "alpha–beta never comes there").toMatchObject({ kind: "cutoff" });
  });

  it("halt play at a stop on either side", () => {
    const lockstep = opened();
    lockstep.lanes[1].toggleStop(lockstep.lanes[1].run.outline.nodes[5]);
    const halts: number[] = [];
    for (; lockstep.step < lockstep.length; lockstep.forward())
      if (lockstep.stopsHere) halts.push(lockstep.step);
    expect(halts).toHaveLength(1);
  });

  it("keep the last good runs where the tree is bad, and say what is wrong with it", async () => {
    const lockstep = opened("parting 1");
    const { pair, step } = lockstep;
    expect(await lockstep.change({ ...setup, tree: "[[3,12" })).toBe(false);
    expect(lockstep.error).toContain("still open");
    expect([lockstep.pair, lockstep.step]).toEqual([pair, step]);
    expect(await lockstep.change({ ...setup, tree: "[[3,1]]" })).toBe(true);
    expect(lockstep.error).toBeUndefined();
  });

  it("say what is wrong with a text until it is another, whatever else is changed", async () => {
    const lockstep = opened();
    await lockstep.ask({ ...setup, tree: "[[3,12" });
    await lockstep.ask({ ...setup, against: "failHard" }, 1);
    await lockstep.change({ ...lockstep.setup, againstOrder: "reverse" });
    lockstep.undo();
    expect(lockstep.error).toBeDefined();
    expect(lockstep.setup).toMatchObject({ against: "failHard", againstOrder: "given" });
    await lockstep.ask({ ...lockstep.setup });
    expect(lockstep.error, "what is shown, in its place").toBeUndefined();
    await lockstep.ask({ ...lockstep.setup, tree: "[[3,12" });
    await lockstep.show(given("parting 1"), "link");
    expect(lockstep.error, "the same text by a link").toBeDefined();
    await lockstep.change({ ...lockstep.setup, tree: "[1,2]" });
    expect(lockstep.error).toBeUndefined();
  });

  it("keep nothing of what a link was refused for", async () => {
    const lockstep = opened();
    await expect(lockstep.show({ ...given("start"), tree: "[[3,12" }, "link")).rejects.toThrow();
    await lockstep.change({ ...setup, againstOrder: "reverse" });
    expect(lockstep.error).toBeUndefined();
  });

  it("take every change back, and make it again", async () => {
    const lockstep = opened("end");
    await lockstep.change({ ...setup, algorithm: "negamax" });
    await lockstep.change({ ...setup, algorithm: "negamax", againstOrder: "worst" });
    lockstep.undo();
    expect(lockstep.setup).toMatchObject({ algorithm: "negamax", againstOrder: "given" });
    lockstep.undo();
    expect(lockstep.setup).toMatchObject(setup);
    expect([lockstep.canUndo, lockstep.canRedo]).toEqual([false, true]);
    lockstep.redo();
    expect(lockstep.setup.algorithm).toBe("negamax");
    expect(lockstep.step, "at the end, as before").toBe(lockstep.length);
  });

  it("show what prose asks for: the chapter's own, but for what it names", async () => {
    const lockstep = opened();
    await lockstep.change({ ...setup, tree: "[1,2]" });
    await lockstep.show(kind.over(given("start"), { at: "parting 1" }), "phrase");
    expect([lockstep.setup.tree, lockstep.step]).toEqual([setup.tree, lockstep.pair.pairs.partings[0]]);
    const asked = { algorithm: "alphaBeta", againstOrder: "best", at: "end" };
    await lockstep.show(kind.over(given("start"), asked), "phrase");
    expect(lockstep.lanes.map(({ counters }) => counters.leaves)).toEqual([7, 5]);
  });

  it("stay with the chapter's own where a link is broken, and throw what is wrong with it", async () => {
    const lockstep = opened();
    const view = given("999");
    await expect(lockstep.show(view, "link")).rejects.toThrow(/^there is no step 999: the last is \d+$/);
    await expect(lockstep.show(kind.over(view, { tree: "[[3,12" }), "link")).rejects.toThrow("still open");
    expect([lockstep.setup, lockstep.error]).toEqual([setup, undefined]);
    await lockstep.show({ ...view, against: "failHard", at: "4", movers: true, front: "right" }, "link");
    expect(lockstep.view).toMatchObject({ at: "4", movers: true });
    expect([lockstep.setup.against, lockstep.step, lockstep.front]).toEqual(["failHard", 4, 1]);
  });
});

describe("A reader's own book", () => {
  const hard = { ...own, bounds: "hard" } as const;

  it("has its own form of what the page shows and speaks of, but not of what a link holds", async () => {
    const lockstep = opened("parting 1");
    await lockstep.follow(hard);
    expect(lockstep.setup.against).toBe("failHard");
    await lockstep.show(given("4"), "link");
    expect(lockstep.setup.against).toBe("alphaBeta");
    await lockstep.show(given("4"), "phrase");
    expect(lockstep.setup.against).toBe("failHard");
  });

  it("may have no step of the name that the prose speaks of, and then says so", async () => {
    const lockstep = opened();
    await lockstep.follow({ ...own, cut: "above" });
    const ties = kind.over(given("start"), { tree: "[[3,12],[3,4]]", at: "right cutoff 1" });
    await lockstep.show(ties, "phrase");
    expect([lockstep.step, lockstep.notice]).toEqual([lockstep.length, noSuchStep]);
    await lockstep.show(given("start"), "phrase");
    expect([lockstep.step, lockstep.notice]).toEqual([0, undefined]);
  });
});

describe("What is heard of two searches", () => {
  const { pair } = opened();
  const [parting] = pair.pairs.partings;

  it("is one sentence where both do the same", () => {
    expect(sayPair(pair, 4)).toMatch(/^Both: [^:]+$/);
  });

  it("is only what is new where one of them waits", () => {
    expect(sayPair(pair, parting)).toMatch(/^Here they part\. Alpha–beta: MIN can hold/);
    expect(sayPair(pair, parting)).not.toContain("Minimax:");
    expect(sayPair(pair, parting + 1)).toMatch(/^Minimax: /);
  });

  it("is one sentence each where both go on to something else", () => {
    const end = pair.pairs.last;
    expect(sayPair(pair, end)).toMatch(/Minimax: Done.*9 leaves read\. Alpha–beta: Done.*7 leaves read/);
  });
});

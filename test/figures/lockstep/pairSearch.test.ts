import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LockstepState } from "../../../src/figures/lockstep/lockstep.svelte.ts";
import { lockstep as kind } from "../../../src/figures/lockstep/lockstep.ts";
import type { LockstepSetup } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { readPair, searchPair } from "../../../src/figures/lockstep/searchPair.ts";

/** A worker that answers when it is told to, by searching as the real one does. */
class SlowWorker {
  static readonly waiting: SlowWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  terminated = false;
  #setup: LockstepSetup | undefined;

  postMessage(setup: LockstepSetup) {
    this.#setup = setup;
    SlowWorker.waiting.push(this);
  }

  terminate() {
    this.terminated = true;
  }

  answer() {
    if (this.terminated) return;
    const found = searchPair(readPair(this.#setup!), (progress) => this.say({ kind: "progress", progress }));
    this.say({ kind: "found", found });
  }

  say(data: unknown) {
    this.onmessage?.({ data });
  }
}

const small: LockstepSetup = {
  tree: "[[3,12],[2,4]]",
  algorithm: "minimax",
  against: "alphaBeta",
  order: "given",
  againstOrder: "given",
};
/** More nodes than a figure draws: 45 moves of 45 leaves each. */
const tree = `[${Array(45).fill(`[${Array(45).fill(1)}]`)}]`;
const large = { ...small, tree };
const opened = (setup: LockstepSetup, at: string) => new LockstepState(kind.place({ ...setup, at }).given);
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  SlowWorker.waiting.length = 0;
  vi.stubGlobal("Worker", SlowWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("Two searches of what is too large to draw whole", () => {
  it("leave the figure as it is while they run, and then are shown", async () => {
    const lockstep = opened(small, "end");
    const shown = lockstep.change(large);
    await settled();
    expect([lockstep.searching, lockstep.setup, lockstep.asked]).toEqual([true, small, large]);
    SlowWorker.waiting[0].answer();
    expect(lockstep.search.progress?.share).toBeGreaterThan(0.5);
    expect(await shown).toBe(true);
    expect([lockstep.searching, lockstep.search.progress, lockstep.setup]).toEqual([false, undefined, large]);
    expect(lockstep.step).toBe(lockstep.length);
    expect(lockstep.lanes.map(({ counters }) => counters.leaves)).toEqual([45 * 45, 45 + 44]);
    expect(SlowWorker.waiting[0].terminated).toBe(true);
  });

  it("can be cancelled, and then have changed nothing", async () => {
    const lockstep = opened(small, "parting 1");
    const { pair, step } = lockstep;
    const shown = lockstep.change(large);
    await settled();
    lockstep.search.cancel();
    expect(await shown).toBe(false);
    expect([lockstep.pair, lockstep.step, lockstep.searching]).toEqual([pair, step, false]);
    expect([lockstep.error, lockstep.canUndo]).toEqual([undefined, false]);
    expect(SlowWorker.waiting[0].terminated).toBe(true);
  });

  it("give way to the next, and are neither shown nor remembered", async () => {
    const lockstep = opened(small, "end");
    const first = lockstep.change(large);
    await settled();
    expect(await lockstep.change({ ...lockstep.asked, tree: "[3,4]" })).toBe(true);
    expect(await first).toBe(false);
    expect(lockstep.setup.tree).toBe("[3,4]");
    lockstep.undo();
    expect([lockstep.setup.tree, lockstep.canUndo]).toEqual([small.tree, false]);
  });

  it("say what went wrong in them", async () => {
    const lockstep = opened(small, "end");
    const shown = lockstep.change(large);
    await settled();
    SlowWorker.waiting[0].say({ kind: "failed", message: "It is too large" });
    expect(await shown).toBe(false);
    expect([lockstep.error, lockstep.setup, lockstep.searching]).toEqual(["It is too large", small, false]);
  });

  it("that undo asked for, cancelled, can be asked for again", async () => {
    const lockstep = opened(large, "end");
    await lockstep.change(small);
    const undone = lockstep.undo();
    lockstep.search.cancel();
    await undone;
    expect([lockstep.setup, lockstep.canUndo, lockstep.canRedo]).toEqual([small, true, false]);
    const again = lockstep.undo();
    SlowWorker.waiting[1].answer();
    await again;
    expect([lockstep.setup, lockstep.canUndo, lockstep.canRedo]).toEqual([large, false, true]);
  });

  it("end when the page asks for the searches that are shown", async () => {
    const lockstep = opened(small, "end");
    const shown = lockstep.change(large);
    await settled();
    await lockstep.show(kind.place({ ...small, at: "start" }).given, "link");
    expect(await shown).toBe(false);
    expect([lockstep.setup, lockstep.step, lockstep.searching]).toEqual([small, 0, false]);
  });
});

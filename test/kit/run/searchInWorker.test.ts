import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Editor } from "../../../src/figures/stepper/editor.svelte.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import { readSubject, record } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";

/** A worker that answers when it is told to, by searching as the real one does. */
class SlowWorker {
  static readonly waiting: SlowWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  terminated = false;
  #setup: Setup | undefined;

  postMessage(setup: Setup) {
    this.#setup = setup;
    SlowWorker.waiting.push(this);
  }

  terminate() {
    this.terminated = true;
  }

  answer() {
    if (!this.terminated) this.onmessage?.({ data: record(readSubject(this.#setup!)) });
  }

  fail(error: string) {
    this.onmessage?.({ data: { error } });
  }
}

const small: Setup = { tree: "[1,2]", algorithm: "alphaBeta" };
/** More nodes than a figure draws: 45 moves of 45 leaves each. */
const large = `[${Array(45).fill(`[${Array(45).fill(1)}]`)}]`;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  SlowWorker.waiting.length = 0;
  vi.stubGlobal("Worker", SlowWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("A search of what is too large to draw whole", () => {
  it("leaves the figure as it is while it runs, and then is shown", async () => {
    const stepper = new StepperState(small, "end");
    const shown = stepper.apply({ setup: { ...small, tree: large } });
    expect([stepper.searching, stepper.setup.tree]).toEqual([true, "[1,2]"]);
    SlowWorker.waiting[0].answer();
    expect(await shown).toBe(true);
    expect([stepper.searching, stepper.setup.tree]).toEqual([false, large]);
    expect(stepper.step).toBe(stepper.length);
    expect(stepper.counters.leaves).toBe(45 + 44);
    expect(SlowWorker.waiting[0].terminated).toBe(true);
  });

  it("says how far it is", async () => {
    const stepper = new StepperState(small, "end");
    const shown = stepper.apply({ setup: { ...small, tree: large } });
    expect(stepper.progress).toEqual({ nodes: 0, recorded: false });
    const progress = { nodes: 65_536, recorded: false };
    SlowWorker.waiting[0].onmessage?.({ data: { progress } });
    expect([stepper.searching, stepper.progress]).toEqual([true, progress]);
    SlowWorker.waiting[0].answer();
    expect(await shown).toBe(true);
  });

  it("can be cancelled, and then has changed nothing", async () => {
    const stepper = new StepperState(small, "end");
    const { run } = stepper;
    const shown = stepper.apply({ setup: { ...small, tree: large } });
    stepper.cancel();
    expect(await shown).toBe(false);
    expect([stepper.run, stepper.searching, stepper.error]).toEqual([run, false, undefined]);
    expect(SlowWorker.waiting[0].terminated).toBe(true);
  });

  it("gives way to the next, and is neither shown nor remembered", async () => {
    const stepper = new StepperState(small, "end");
    const editor = new Editor(stepper);
    editor.setTree(large);
    editor.setTree("[3,4]");
    await settled();
    expect(stepper.setup.tree).toBe("[3,4]");
    expect(stepper.keys).toHaveLength(3);
    await editor.undo();
    expect([stepper.setup.tree, editor.canUndo]).toEqual(["[1,2]", false]);
  });

  it("says what went wrong in it", async () => {
    const stepper = new StepperState(small, "end");
    const shown = stepper.apply({ setup: { ...small, tree: large } });
    SlowWorker.waiting[0].fail("It is too large");
    expect(await shown).toBe(false);
    expect([stepper.error, stepper.setup.tree]).toEqual(["It is too large", "[1,2]"]);
  });

  it("that undo asked for, cancelled, can be asked for again", async () => {
    const stepper = new StepperState(small, "end");
    const editor = new Editor(stepper);
    editor.setTree(large);
    SlowWorker.waiting[0].answer();
    await settled();
    editor.setTree("[3,4]");
    await settled();
    const undone = editor.undo();
    stepper.cancel();
    await undone;
    expect([stepper.setup.tree, editor.canUndo, editor.canRedo]).toEqual(["[3,4]", true, false]);
    const again = editor.undo();
    SlowWorker.waiting[2].answer();
    await again;
    expect([stepper.setup.tree, editor.canUndo, editor.canRedo]).toEqual([large, true, true]);
  });
});

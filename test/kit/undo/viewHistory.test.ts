import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Shown, ViewHistory } from "../../../src/kit/undo/viewHistory.svelte.ts";

const at = (link: string): Shown => {
  const lasting = new URLSearchParams(link);
  lasting.delete("step");
  return { link, lasting: lasting.toString() };
};

/** A figure that shows what it is told, unless that is "broken=1". */
function figure(opening: string) {
  let now = opening;
  const history: ViewHistory = new ViewHistory(at(opening), async (link) => {
    if (link.includes("broken")) return false;
    show(link);
    return true;
  });
  const show = (link: string) => {
    now = link;
    history.follow(at(link));
  };
  return { history, show, shows: () => now };
}

describe("What a figure has shown", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("is gone back to, at the step where it was, and forth again", async () => {
    const { history, show, shows } = figure("game=a&step=0");
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
    show("game=a&step=7");
    expect(history.canUndo).toBe(false);
    show("game=b&step=0");
    show("game=b&c=2&step=0");
    await history.undo();
    expect(shows()).toBe("game=b&step=0");
    await history.undo();
    expect([shows(), history.canUndo, history.canRedo]).toEqual(["game=a&step=7", false, true]);
    await history.redo();
    await history.redo();
    expect([shows(), history.canUndo, history.canRedo]).toEqual(["game=b&c=2&step=0", true, false]);
    await history.redo();
    expect(shows()).toBe("game=b&c=2&step=0");
  });

  it("is remembered once while a slider moves, and again after a rest", async () => {
    const { history, show, shows } = figure("c=1&seed=1");
    for (const c of [2, 3, 4]) {
      vi.advanceTimersByTime(300);
      show(`c=${c}&seed=1`);
    }
    vi.advanceTimersByTime(1500);
    show("c=5&seed=1");
    show("c=5&seed=2");
    await history.undo();
    expect(shows()).toBe("c=5&seed=1");
    await history.undo();
    expect(shows()).toBe("c=4&seed=1");
    // What is changed now is a change of its own, however soon.
    show("c=9&seed=1");
    expect(history.canRedo).toBe(false);
    await history.undo();
    expect(shows()).toBe("c=4&seed=1");
    await history.undo();
    expect([shows(), history.canUndo]).toEqual(["c=1&seed=1", false]);
  });

  it("begins where the figure was opened", () => {
    const { history, show } = figure("game=a");
    history.begin(at("game=b"));
    show("game=b");
    expect(history.canUndo).toBe(false);
  });

  it("is as it was where going back fails", async () => {
    const { history, show, shows } = figure("broken=1");
    show("game=b");
    await history.undo();
    expect([shows(), history.canUndo, history.canRedo]).toEqual(["game=b", true, false]);
    show("game=c");
    await history.undo();
    expect(shows()).toBe("game=b");
  });
});

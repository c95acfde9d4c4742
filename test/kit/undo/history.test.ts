import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { History } from "../../../src/kit/undo/history.svelte.ts";

/** A reader who changes a number, takes changes back and makes them again. */
const acts = fc.array(fc.oneof(fc.nat({ max: 99 }), fc.constantFrom("undo" as const, "redo" as const)));

describe("History", () => {
  it("behaves as a list of states with a place in it", () => {
    fc.assert(
      fc.property(acts, (acts) => {
        const history = new History<number>();
        let now = -1;
        let [states, place] = [[-1], 0];
        for (const act of acts) {
          if (typeof act === "number") {
            history.remember(now);
            now = act;
            states = [...states.slice(0, ++place), act];
          } else {
            now = history[act](now) ?? now;
            place = act === "undo" ? Math.max(0, place - 1) : Math.min(states.length - 1, place + 1);
          }
          expect(now).toBe(states[place]);
          expect(history.canUndo).toBe(place > 0);
          expect(history.canRedo).toBe(place < states.length - 1);
        }
      }),
    );
  });

  it("has nothing to give back before anything was changed", () => {
    const history = new History<number>();
    expect([history.undo(1), history.redo(1), history.canUndo, history.canRedo]).toEqual([
      undefined,
      undefined,
      false,
      false,
    ]);
  });

  it("forgets the oldest where it holds as many as it may", () => {
    const history = new History<number>(2);
    for (const state of [1, 2, 3]) history.remember(state);
    expect([history.undo(4), history.undo(3), history.undo(2)]).toEqual([3, 2, undefined]);
  });
});

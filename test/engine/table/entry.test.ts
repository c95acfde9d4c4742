import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounds } from "../../../src/engine/index.ts";
import type { Entry } from "../../../src/engine/table/entry.ts";
import { answerOf, boundOf, hits } from "../../../src/engine/table/entry.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";

const score = fc.integer({ min: -5, max: 5 });

const entry: fc.Arbitrary<Entry<number>> = fc.record({
  key: fc.constant("a"),
  depth: fc.nat(4),
  value: score,
  bound: fc.constantFrom(...bounds),
  move: fc.constant(0),
});

/** Every score that the true value can be, by what the entry says. */
const possible = ({ value, bound }: Entry<number>): number[] =>
  Array.from({ length: 41 }, (_, index) => index / 2 - 10).filter((truth) => {
    if (bound === "lower") return truth >= value;
    return bound === "upper" ? truth <= value : truth === value;
  });

/** What a search with this window may answer, the true value being known. */
function isSound(answer: number, truth: number, [alpha, beta]: readonly [number, number]): boolean {
  if (answer <= alpha) return truth <= answer;
  return answer >= beta ? truth >= answer : truth === answer;
}

describe("an entry", () => {
  it("hits just where it is deep enough and its value answers for every true value that it allows", () => {
    fc.assert(
      fc.property(entry, fc.nat(4), arbitraryWindow, (entry, depth, window) => {
        const sound = possible(entry).every((truth) => isSound(entry.value, truth, window));
        expect(hits(entry, depth, ...window)).toBe(entry.depth >= depth && sound);
      }),
      { numRuns: 1000 },
    );
  });

  it("that is of no use says why, the depth before the bound", () => {
    const lower: Entry<number> = { key: "a", depth: 2, value: 4, bound: "lower", move: 0 };
    expect(answerOf(undefined, 2, 0, 9)).toEqual(["absent"]);
    expect(answerOf(lower, 3, 0, 4)).toEqual(["shallow"]);
    expect(answerOf(lower, 2, 0, 9)).toEqual(["bound"]);
    expect(answerOf(lower, 2, 0, 4)).toEqual(["hit", 4, "lower"]);
    expect(answerOf({ ...lower, bound: "upper" }, 1, 4, 9)).toEqual(["hit", 4, "upper"]);
    expect(answerOf({ ...lower, bound: "exact" }, 2, -9, 0)).toEqual(["hit", 4, "exact"]);
  });

  it("is stored with the bound that a fail-soft search proves", () => {
    fc.assert(
      fc.property(score, arbitraryWindow, score, (value, window, truth) => {
        const bound = boundOf(value, window);
        const allowed = possible({ key: "a", depth: 0, value, bound, move: 0 }).includes(truth);
        expect(allowed).toBe(isSound(value, truth, window));
      }),
    );
  });
});

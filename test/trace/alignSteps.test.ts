import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignSteps, type StepPair } from "../../src/trace/alignSteps.ts";
import { Recorder } from "../../src/trace/index.ts";
import { Trace } from "../../src/trace/trace.ts";
import { arbitraryTelling } from "./arbitraryTelling.ts";
import { smallTree } from "./smallTree.ts";
import { tellingSearches } from "./tellingSearches.ts";
import { told } from "./told.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const traceOf = (search: string, tree: Parameters<typeof told>[1] = textbook) =>
  told(search, tree).trace as Trace<unknown>;

const anySearch = fc.constantFrom(...Object.keys(tellingSearches));
/** Two searches of one tree, one search of two trees, or what nobody would search. */
const twoTraces: fc.Arbitrary<[Trace<unknown>, Trace<unknown>]> = fc.oneof(
  fc
    .tuple(anySearch, anySearch, smallTree)
    .map(([one, other, tree]) => [traceOf(one, tree), traceOf(other, tree)] as [Trace<unknown>, Trace<unknown>]),
  fc
    .tuple(anySearch, smallTree, smallTree)
    .map(([search, one, other]) => [traceOf(search, one), traceOf(search, other)] as [Trace<unknown>, Trace<unknown>]),
  fc.tuple(arbitraryTelling, arbitraryTelling).map((tellings) => {
    const traces = tellings.map((tell) => {
      const recorder = new Recorder<unknown>();
      tell(recorder);
      return new Trace(recorder.recording("max"));
    });
    return traces as [Trace<unknown>, Trace<unknown>];
  }),
);

/** What happened on the way to a pair, in words: who went on, and to which event of its own. */
const story = (pairs: readonly StepPair[], traces: readonly Trace<unknown>[]) =>
  pairs.slice(1).map(({ steps, moved, differs }) => {
    const told = moved.map((did, side) => {
      if (!did) return "waits";
      const { kind, node } = traces[side].event(steps[side]);
      return `${kind} ${traces[side].moves(node).join(".")}`;
    });
    return `${told.join(" | ")}${differs ? " !" : ""}`;
  });

describe("Two traces side by side", () => {
  it("come to every step of each once and in order", () => {
    fc.assert(
      fc.property(twoTraces, ([one, other]) => {
        const pairs = alignSteps(one, other);
        expect(pairs[0].steps).toEqual([0, 0]);
        expect(pairs.at(-1)!.steps).toEqual([one.length, other.length]);
        for (const [i, { steps, moved }] of pairs.entries()) {
          if (i === 0) continue;
          expect(moved).not.toEqual([false, false]);
          expect(steps).toEqual(pairs[i - 1].steps.map((step, side) => step + Number(moved[side])));
        }
      }),
    );
  });

  it("do the same at the same node wherever both go on", () => {
    fc.assert(
      fc.property(twoTraces, ([one, other]) => {
        for (const { steps, moved } of alignSteps(one, other)) {
          if (!moved[0] || !moved[1]) continue;
          const [a, b] = [one.event(steps[0]), other.event(steps[1])];
          expect(a.kind).toBe(b.kind);
          if (a.node >= 0) expect(one.moves(a.node)).toEqual(other.moves(b.node));
        }
      }),
    );
  });

  it("stand at the same step throughout where they are the same", () => {
    fc.assert(
      fc.property(twoTraces, ([one]) => {
        const again = new Trace(one.recording);
        const pairs = alignSteps(one, again);
        expect(pairs.map(({ steps }) => steps)).toEqual([...Array(one.length + 1).keys()].map((i) => [i, i]));
        expect(pairs.some(({ differs }) => differs)).toBe(false);
      }),
    );
  });

  it("are exchanged, and nothing else, where they change places", () => {
    fc.assert(
      fc.property(twoTraces, ([one, other]) => {
        const exchanged = alignSteps(other, one).map(({ steps, moved, differs }) => ({
          steps: [steps[1], steps[0]],
          moved: [moved[1], moved[0]],
          differs,
        }));
        expect(exchanged).toEqual(alignSteps(one, other));
      }),
    );
  });

  it("only ever wait for the one that tells more, where the other tells a part of it", () => {
    /** Ends of a search may be cut away anywhere, since a recording may end anywhere. */
    const part = fc
      .tuple(anySearch, smallTree, fc.infiniteStream(fc.boolean()))
      .map(([search, tree, keep]) => [traceOf(search, tree), keep] as const);
    fc.assert(
      fc.property(part, ([whole, keep]) => {
        const length = 1 + Math.floor(whole.length / 2);
        const words = whole.recording.words.slice(0, length).filter((_, i) => i === 0 || keep.next().value);
        const kept = [...words].length;
        expect(kept).toBeGreaterThan(0);
        const shorter = new Trace({ ...whole.recording, words: whole.recording.words.slice(0, length) });
        const pairs = alignSteps(shorter, whole);
        expect(pairs.filter(({ moved }) => moved[0] && !moved[1])).toEqual([]);
      }),
    );
  });
});

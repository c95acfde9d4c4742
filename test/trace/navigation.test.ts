import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  back,
  backOver,
  type EventKind,
  eventKinds,
  forward,
  next,
  out,
  over,
  previous,
  Recorder,
  Trace,
} from "../../src/trace/index.ts";
import { smallTree } from "./smallTree.ts";
import { tellingSearches } from "./tellingSearches.ts";
import { nodesOf, stepsOf, told } from "./told.ts";

const everySearch = fc.constantFrom(...Object.keys(tellingSearches));

/** Checks a law at every step of traces of every search. */
function atEveryStep(law: (trace: Trace<number>, step: number) => void): void {
  fc.assert(
    fc.property(smallTree, everySearch, (tree, search) => {
      const { trace } = told(search, tree);
      for (const step of stepsOf(trace)) law(trace, step);
    }),
    { numRuns: 40 },
  );
}

const kindAt = (trace: Trace<number>, step: number): EventKind | undefined =>
  step > 0 && step <= trace.length ? trace.event(step).kind : undefined;

describe("going through a trace", () => {
  it("goes one step forward and back, and stays within", () => {
    const { trace } = told("minimax", "[1,2]");
    expect([forward(trace, 0), forward(trace, trace.length)]).toEqual([1, trace.length]);
    expect([back(trace, 1), back(trace, 0)]).toEqual([0, 0]);
  });

  it("goes over a node to the step that leaves it, and back over it to where it began", () => {
    atEveryStep((trace, step) => {
      const after = over(trace, step);
      if (kindAt(trace, step + 1) !== "enter") {
        expect(after).toBe(Math.min(step + 1, trace.length));
        return;
      }
      expect(kindAt(trace, after)).toBe("leave");
      expect(trace.event(after).node).toBe(trace.event(step + 1).node);
      expect(trace.path(after)).toEqual(trace.path(step));
      expect(backOver(trace, after)).toBe(step);
    });
  });

  it("goes back over a node that was just left, and over it again", () => {
    atEveryStep((trace, step) => {
      const before = backOver(trace, step);
      if (kindAt(trace, step) === "leave") expect(over(trace, before)).toBe(step);
      else expect(before).toBe(Math.max(step - 1, 0));
    });
  });

  it("goes out to the step that leaves the current node", () => {
    atEveryStep((trace, step) => {
      const node = trace.current(step);
      const after = out(trace, step);
      if (node < 0) {
        expect(after).toBe(trace.length);
        return;
      }
      expect(after).toBeGreaterThan(step);
      expect(trace.event(after)).toMatchObject({ kind: "leave", node });
      // Nothing on the way has left the node.
      const between = stepsOf(trace).slice(step + 1, after);
      expect(between.filter((step) => !trace.path(step).includes(node))).toEqual([]);
    });
  });

  it("finds the next and the previous event of each kind", () => {
    fc.assert(
      fc.property(smallTree, everySearch, fc.constantFrom(...eventKinds), (tree, search, kind) => {
        const { trace } = told(search, tree);
        const steps = stepsOf(trace).filter((step) => kindAt(trace, step) === kind);
        expect(stepsOf(trace).map((step) => next(trace, kind, step))).toEqual(
          stepsOf(trace).map((step) => steps.find((candidate) => candidate > step)),
        );
        expect(stepsOf(trace).map((step) => previous(trace, kind, step))).toEqual(
          stepsOf(trace).map((step) => steps.findLast((candidate) => candidate < step)),
        );
      }),
    );
  });

  it("goes to the end where a search was stopped before it left the node", () => {
    const recorder = new Recorder<number>();
    recorder.enter(undefined, 1, -Infinity, Infinity);
    recorder.enter(0, 0, -Infinity, Infinity);
    const trace = new Trace<number>(recorder.recording("max"));
    expect([over(trace, 0), over(trace, 1), out(trace, 1)]).toEqual([2, 2, 2]);
    expect(nodesOf(trace)).toEqual([0, 1]);
  });
});

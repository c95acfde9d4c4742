import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaBeta, ticTacToe } from "../../../src/engine/index.ts";
import {
  back,
  backOver,
  type EventKind,
  eventKinds,
  findStep,
  forward,
  next,
  out,
  over,
  previous,
  Recorder,
  Trace,
} from "../../../src/trace/index.ts";
import { smallTree } from "../smallTree.ts";
import { nodesOf, stepsOf, told } from "../told.ts";
import { tellingSearches } from "./tellingSearches.ts";

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

  it("goes over a node to the step that takes its value, or else leaves it, and back over it", () => {
    atEveryStep((trace, step) => {
      const after = over(trace, step);
      if (kindAt(trace, step + 1) !== "enter") {
        expect(after).toBe(Math.min(step + 1, trace.length));
        return;
      }
      const left = kindAt(trace, after) === "improve" ? after - 1 : after;
      expect(kindAt(trace, left)).toBe("leave");
      expect(kindAt(trace, left + 1) === "improve").toBe(left !== after);
      expect(trace.event(left).node).toBe(trace.event(step + 1).node);
      expect(trace.path(after)).toEqual(trace.path(step));
      expect(backOver(trace, after)).toBe(step);
    });
  });

  it("goes back over a node that was just left, and over it again", () => {
    atEveryStep((trace, step) => {
      const before = backOver(trace, step);
      const kind = kindAt(trace, step);
      const isOver = kind === "leave" || (kind === "improve" && kindAt(trace, step - 1) === "leave");
      if (!isOver) expect(before).toBe(Math.max(step - 1, 0));
      else if (kindAt(trace, step + 1) !== "improve") expect(over(trace, before)).toBe(step);
      else expect(over(trace, before)).toBe(step + 1);
    });
  });

  it("goes over three moves in three steps", () => {
    const { trace } = told("minimax", "[[3,12,8],[2,4,6],[14,5,2]]");
    const after = [1, 2, 3].reduce((steps) => [...steps, over(trace, steps[steps.length - 1])], [1]);
    expect(after.slice(1).map((step) => trace.event(step).kind)).toEqual(["improve", "leave", "leave"]);
    expect(over(trace, after[3])).toBe(trace.length);
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

const { trace } = told("alphaBeta", "[[3,12,8],[2,4,6],[14,5,2]]");
const at = (text: string) => findStep(trace, text);

describe("findStep", () => {
  it("finds the ends and numbered steps", () => {
    expect([at("start"), at("end"), at(" 7 ")]).toEqual([0, trace.length, 7]);
  });

  it("counts cutoffs and other events from 1", () => {
    const cutoffs = stepsOf(trace).filter((step) => step > 0 && trace.event(step).kind === "cutoff");
    expect(cutoffs.map((_, index) => at(`cutoff ${index + 1}`))).toEqual(cutoffs);
    expect(cutoffs.length).toBeGreaterThan(0);
    const asked = told("asking", "[[3,[4,9]],[[4,9]]]").trace;
    const probes = stepsOf(asked).filter((step) => step > 0 && asked.event(step).kind === "probe");
    expect(probes.map((_, index) => findStep(asked, `probe ${index + 1}`))).toEqual(probes);
    expect(asked.counters(asked.length).hits).toBeGreaterThan(0);
  });

  it("finds what happens to the node at a path of moves", () => {
    expect(trace.event(at("enter 1.0"))).toMatchObject({ kind: "enter", node: trace.find([1, 0]) });
    expect(trace.event(at("leave 1"))).toMatchObject({ kind: "leave", node: trace.find([1]), value: 2 });
    expect(trace.event(at("improve 2"))).toMatchObject({ kind: "improve", node: trace.find([2]), value: 14 });
    expect(trace.event(at("improve 2 #2"))).toMatchObject({ node: trace.find([2]), value: 5 });
    expect([at("enter root"), at("leave root")]).toEqual([1, trace.length]);
  });

  it("finds a later visit", () => {
    const again = told("rootAgainAndAgain", "[[1,2],[0,1]]").trace;
    const enters = again.enters(again.find([0]));
    expect(findStep(again, "enter 0 #2")).toBe(enters[1]);
    expect(findStep(again, "enter 0")).toBe(enters[0]);
  });

  it("takes a game's moves as the trace has them", () => {
    const recorder = new Recorder<number>();
    alphaBeta(ticTacToe, ticTacToe.read("XO.XO...."), {}, recorder);
    const game = new Trace<number>(recorder.recording("max"));
    expect(game.event(findStep(game, "enter 6"))).toMatchObject({ kind: "enter", move: 6 });
  });

  it.each([
    ["", 'expected "start", "end", a number'],
    ["cutoff", '"cutoff" names no step'],
    ["cutof 1", '"cutof 1" names no step'],
    ["cutoff 9", "the last is cutoff 1"],
    ["cutoff 0", "counted from 1"],
    ["probe 1", "there is none"],
    ["31", "There is no step 31: the last is 29"],
    ["-1", '"-1" names no step'],
    ["enter 1.7", 'there is no move "7" at node 1; the moves are 0, 1, 2'],
    ["enter 5", 'there is no move "5" at the root; the moves are 0, 1, 2'],
    ["enter 0.0.0", 'there is no move "0" at node 0.0; no move was looked at'],
    ["enter 1.1", "this never happens there"],
    ["leave 0 #2", "the last is #1"],
  ])("refuses %j in words", (text, message) => {
    expect(() => at(text)).toThrow(message);
  });
});

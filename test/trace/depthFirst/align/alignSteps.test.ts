import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MoveOrder } from "../../../../src/engine/index.ts";
import {
  alignSteps as align,
  Recorder,
  readJsonLines,
  SharedNodes,
  type StepPair,
  Trace,
  writeJsonLines,
} from "../../../../src/trace/index.ts";
import { smallTree } from "../../smallTree.ts";
import { type Told, told } from "../../told.ts";
import { arbitraryTelling } from "../arbitraryTelling.ts";
import { tellingSearches } from "../tellingSearches.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const traceOf = (search: string, tree: Parameters<typeof told>[1] = textbook) =>
  told(search, tree).trace as Trace<unknown>;

/** All pairs, one by one. */
const alignSteps = (...traces: Parameters<typeof align>): StepPair[] => [...align(...traces)];

const anySearch = fc.constantFrom(...Object.keys(tellingSearches));
/** Two searches of one tree, one search of two trees, or what nobody would search. */
const twoTraces: fc.Arbitrary<[Trace<unknown>, Trace<unknown>]> = fc.oneof(
  fc
    .tuple(anySearch, anySearch, smallTree)
    .map(
      ([one, other, tree]) => [traceOf(one, tree), traceOf(other, tree)] as [Trace<unknown>, Trace<unknown>],
    ),
  fc
    .tuple(anySearch, smallTree, smallTree)
    .map(
      ([search, one, other]) =>
        [traceOf(search, one), traceOf(search, other)] as [Trace<unknown>, Trace<unknown>],
    ),
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
    const searched = fc.tuple(anySearch, smallTree, fc.infiniteStream(fc.nat({ max: 3 })));
    fc.assert(
      fc.property(searched, ([search, tree, dice]) => {
        const whole = told(search, tree);
        const part = partOf(whole, () => dice.next().value === 0);
        const pairs = alignSteps(part, whole.trace);
        expect(pairs.filter(({ moved }) => moved[0] && !moved[1])).toEqual([]);
        expect(pairs).toHaveLength(whole.trace.length + 1);
      }),
    );
  });

  it("show where alpha–beta skips what minimax reads", () => {
    const traces = [traceOf("minimax", "[[3],[2,4]]"), traceOf("alphaBeta", "[[3],[2,4]]")];
    expect(story(alignSteps(traces[0], traces[1]), traces)).toEqual([
      "enter  | enter ",
      "enter 0 | enter 0",
      "enter 0.0 | enter 0.0",
      "leave 0.0 | leave 0.0",
      "improve 0 | improve 0",
      "leave 0 | leave 0",
      "improve  | improve ",
      "enter 1 | enter 1",
      "enter 1.0 | enter 1.0",
      "leave 1.0 | leave 1.0",
      "improve 1 | improve 1",
      "waits | cutoff 1 !",
      "enter 1.1 | waits !",
      "leave 1.1 | waits !",
      "leave 1 | leave 1",
      "leave  | leave ",
    ]);
  });

  it("differ where both do the same and another value comes of it", () => {
    const traces = [traceOf("alphaBeta", "[5,[2,9]]"), traceOf("failHard", "[5,[2,9]]")];
    const apart = alignSteps(traces[0], traces[1]).filter(({ differs }) => differs);
    expect(apart.map(({ moved }) => moved)).toEqual([[true, true]]);
    expect(traces.map((trace, side) => trace.event(apart[0].steps[side]))).toMatchObject([
      { kind: "leave", value: 2 },
      { kind: "leave", value: 5 },
    ]);
  });

  it("keep together a visit that is made once by one and twice by the other", () => {
    const tree = "[1,[[2,3],[4,5]]]";
    const [once, twice] = [traceOf("minimax", tree), traceOf("scouting", tree)];
    const pairs = alignSteps(once, twice);
    const [test, again] = twice.enters(twice.find([1]));
    const waits = pairs.filter(({ moved }) => !moved[0]).map(({ steps }) => steps[1]);
    expect(again).toBeGreaterThan(test);
    expect(waits).toContain(test);
    expect(pairs.find(({ steps }) => steps[1] === again)!.moved).toEqual([true, true]);
  });

  it("are told which nodes are the same where moves have other places", () => {
    const [one, other] = [traceOf("minimax", "[1,2]"), traceOf("minimax", "[2,1]")];
    const leaf: MoveOrder = { indices: [], below: [] };
    const exchanged: MoveOrder = { indices: [1, 0], below: [leaf, leaf] };
    const nodes = new SharedNodes([one, other], [undefined, exchanged]);
    const traces = [one, other];
    expect(story(alignSteps(one, other, nodes), traces)).toEqual([
      "enter  | enter ",
      "enter 0 | waits !",
      "leave 0 | waits !",
      "improve  | waits !",
      "enter 1 | enter 0",
      "leave 1 | leave 0",
      "improve  | improve ",
      "waits | enter 1 !",
      "waits | leave 1 !",
      "leave  | leave ",
    ]);
  });
});

/** What is told of a search without some of its visits and some of its other events; still a whole search. */
function partOf({ trace, events }: Told, drop: () => boolean): Trace<unknown> {
  const [header, ...lines] = writeJsonLines(trace.recording).trimEnd().split("\n");
  /** Moves whose visits are left out, for each open node; and how many nodes are open in what is left out. */
  const open: Set<unknown>[] = [];
  let inside = 0;
  let wasInside = false;
  const kept = lines.filter((_, i) => {
    const event = events[i];
    const after = wasInside;
    wasInside = inside > 0;
    if (event.kind === "enter" && inside === 0 && event.move !== undefined && drop()) {
      open.at(-1)!.add(event.move);
      inside = 1;
      return false;
    }
    if (inside > 0) {
      inside += Number(event.kind === "enter") - Number(event.kind === "leave");
      wasInside = true;
      return false;
    }
    wasInside = false;
    if (event.kind === "enter") open.push(new Set());
    if (event.kind === "improve" && open.at(-1)!.has(event.move)) return false;
    // It tells of the visit just before it.
    if (event.kind === "research" && after) return false;
    if (event.kind === "leave") open.pop();
    return !(["improve", "probe", "store", "order"].includes(event.kind) && drop());
  });
  return new Trace<unknown>(readJsonLines([header, ...kept].join("\n")));
}

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Counter, minimax, ticTacToe } from "../../../src/engine/index.ts";
import { Recorder, Trace, transferables } from "../../../src/trace/index.ts";
import { smallTree } from "../smallTree.ts";
import { nodesOf, stepsOf, told } from "../told.ts";
import { foldNodes, pathOf, untouched } from "./foldNodes.ts";
import { tellingSearches } from "./tellingSearches.ts";

describe.each(Object.keys(tellingSearches))("a trace of %s", (search) => {
  it("knows of each node at each step what a fold from the first event knows", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace, events } = told(search, tree);
        const paths = nodesOf(trace).map((id) => pathOf(trace.moves(id)));
        for (const step of stepsOf(trace)) {
          const folded = foldNodes(events.slice(0, step));
          const expected = paths.map((path) => folded.get(path) ?? untouched());
          const states = nodesOf(trace).map((id) => {
            const { low, high, ...state } = trace.node(id, step);
            return state;
          });
          // Comparing all at once first, because a hundred thousand expectations take long.
          if (!isDeepStrictEqual(states, expected)) expect(states).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("gives back the events as they were told", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace, events } = told(search, tree);
        const given = stepsOf(trace)
          .slice(1)
          .map((step) => {
            const { node, ...event } = trace.event(step);
            if (event.kind !== "cutoff") return event;
            return { kind: event.kind, skipped: event.skipped.map((id) => trace.move(id)) };
          });
        expect(given).toMatchObject(events);
      }),
      { numRuns: 60 },
    );
  });

  it("stands at each step where enter and leave, nested, have led", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace, events } = told(search, tree);
        const open: number[] = [];
        const paths = events.map((event, index) => {
          const { node } = trace.event(index + 1);
          if (event.kind === "enter") open.push(node);
          if (event.kind === "leave") expect(open.pop()).toBe(node);
          return [...open];
        });
        expect(stepsOf(trace).map((step) => trace.path(step))).toEqual([[], ...paths]);
        expect(stepsOf(trace).map((step) => trace.current(step))).toEqual([
          -1,
          ...paths.map((path) => path.at(-1) ?? -1),
        ]);
        expect(open).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("counts up to each step what a counter counts", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace, events } = told(search, tree);
        const counter = new Counter<number>();
        let skipped = 0;
        const counts = events.map((event) => {
          if (event.kind === "enter") counter.enter();
          if (event.kind === "cutoff") counter.cutoff();
          if (event.kind === "cutoff") skipped += event.skipped.length;
          if (event.kind === "leave") counter.leave(event.value, event.from);
          if (event.kind === "probe") counter.probe(event.key, event.result);
          if (event.kind === "research") counter.research();
          return { ...counter, skipped };
        });
        expect(
          stepsOf(trace)
            .slice(1)
            .map((step) => trace.counters(step)),
        ).toEqual(counts);
      }),
      { numRuns: 60 },
    );
  });

  it("names in `changed` every node whose state differs, and none twice", () => {
    const anyStep = fc.nat();
    fc.assert(
      fc.property(smallTree, anyStep, anyStep, (tree, a, b) => {
        const { trace } = told(search, tree);
        const [from, to] = [a % (trace.length + 1), b % (trace.length + 1)];
        const changed = trace.changed(from, to);
        const differing = nodesOf(trace).filter(
          (id) => !isDeepStrictEqual(trace.node(id, from), trace.node(id, to)),
        );
        expect(changed).toEqual(expect.arrayContaining(differing));
        expect(new Set(changed).size).toBe(changed.length);
        expect(trace.changed(to, from).sort()).toEqual(changed.sort());
      }),
    );
  });
});

describe("Trace", () => {
  it("names as changed by one event only its node, what it skips, and ancestors that it narrows", () => {
    const { trace } = told("alphaBeta", "[[3,12,8],[2,4,6],[14,5,2]]");
    for (const step of stepsOf(trace).slice(1)) {
      const event = trace.event(step);
      const line = trace.ancestors(event.node);
      const near = event.kind === "cutoff" ? event.skipped : line;
      expect(near).toEqual(expect.arrayContaining(trace.changed(step - 1, step)));
    }
  });

  it("keeps the window as the search holds it: MAX raises alpha, MIN lowers beta", () => {
    const { trace } = told("alphaBeta", "[[3,12,8],[2,4,6],[14,5,2]]");
    const [step] = trace.improves(trace.find([2]));
    expect(trace.event(step)).toMatchObject({ kind: "improve", value: 14, child: trace.find([2, 0]) });
    expect(trace.node(trace.find([2]), step)).toMatchObject({
      alpha: 3,
      beta: 14,
      best: 14,
      status: "active",
    });
    expect(trace.node(0, step)).toMatchObject({ alpha: 3, beta: Infinity, best: 3 });
    expect(trace.entryWindow(trace.find([2]), step)).toEqual({ alpha: 3, beta: Infinity });
    expect(trace.bestChild(0, step)).toBe(trace.find([0]));
    expect(trace.bestChild(trace.find([1, 1]), step)).toBe(-1);
  });

  it("tells which child is searched again", () => {
    const { trace } = told("scouting", "[[1],[[5,6],[7]]]");
    const step = stepsOf(trace)
      .slice(1)
      .find((step) => trace.event(step).kind === "research");
    expect(step).toBeDefined();
    const event = trace.event(step as number);
    expect(event).toMatchObject({ node: trace.current(step as number) });
    const again = trace.event((step as number) + 1);
    expect(event.kind === "research" && event.child).toBe(again.node);
    expect(trace.node(again.node, (step as number) + 1)).toMatchObject({ status: "active", visits: 2 });
  });

  it("is the same from either end of a message, and needs no more of the sender", () => {
    const { trace } = told("asking", "[[3,[4,9]],[[4,9]]]");
    const before = stepsOf(trace)
      .slice(1)
      .map((step) => trace.event(step));
    const sent = structuredClone(trace.recording, { transfer: transferables(trace.recording) });
    const received = new Trace<number>(sent);
    expect(trace.recording.words.length).toBe(0);
    expect(
      stepsOf(received)
        .slice(1)
        .map((step) => received.event(step)),
    ).toEqual(before);
  });

  it("that is given what another has derived says the same", () => {
    fc.assert(
      fc.property(smallTree, fc.constantFrom(...Object.keys(tellingSearches)), (tree, search) => {
        const { trace } = told(search, tree);
        const sent = { recording: trace.recording, indices: trace.indices };
        const states = (of: Trace<number>) =>
          stepsOf(of).map((step) => [
            of.counters(step),
            of.path(step),
            ...Array.from({ length: of.size }, (_, id) => of.node(id, step)),
          ]);
        const before = states(trace);
        const events = stepsOf(trace).slice(1);
        const said = events.map((step) => trace.event(step));
        const received = structuredClone(sent, { transfer: transferables(sent) });
        expect(sent.indices.nodes.ofEvent.length).toBe(0);
        const again = new Trace<number>(received.recording, received.indices);
        expect(states(again)).toEqual(before);
        expect(events.map((step) => again.event(step))).toEqual(said);
      }),
      { numRuns: 60 },
    );
  });

  it("of nothing has no step but 0 and no node", () => {
    const trace = new Trace(new Recorder<number>().recording("min"));
    expect([trace.length, trace.size]).toEqual([0, 0]);
    expect(trace.path(0)).toEqual([]);
    expect(trace.find([])).toBe(-1);
    expect(trace.counters(0)).toMatchObject({ nodes: 0, skipped: 0 });
  });

  it("refuses steps and nodes that there are not, saying which there are", () => {
    const { trace } = told("minimax", "[1,2]");
    expect(() => trace.node(3, 0)).toThrow("There is no node 3: the nodes are 0 to 2");
    expect(() => trace.node(0, trace.length + 1)).toThrow(`the steps are 0 to ${trace.length}`);
    expect(() => trace.event(0)).toThrow(`the steps are 1 to ${trace.length}`);
    expect(() => trace.path(0.5)).toThrow("There is no step 0.5");
  });

  it("reads a search that its limit stopped: what was open stays active, and nothing unread is claimed", () => {
    const recorder = new Recorder<number>({ limit: 1000 });
    expect(() => minimax(ticTacToe, ticTacToe.start, {}, recorder)).toThrow(RangeError);
    const trace = new Trace<number>(recorder.recording("max"));
    expect(trace.length).toBe(1000);
    for (const id of trace.path(1000))
      expect(trace.node(id, 1000)).toMatchObject({ status: "active", value: undefined });
    expect(trace.node(0, 1000)).toMatchObject({ high: Infinity });
  });

  it("holds 100,000 events and more", () => {
    const recorder = new Recorder<number>();
    minimax(ticTacToe, ticTacToe.read("X........"), {}, recorder);
    const trace = new Trace<number>(recorder.recording("min"));
    expect(trace.length).toBeGreaterThan(100_000);
    expect(trace.size).toBe(trace.counters(trace.length).nodes);
    expect(trace.node(0, trace.length)).toMatchObject({ value: 0, low: 0, high: 0, visits: 1 });
    expect(trace.node(0, trace.length - 1)).toMatchObject({ status: "active", best: 0, value: undefined });
    expect(trace.side(0)).toBe("min");
    expect(trace.event(trace.length)).toEqual({ kind: "leave", node: 0, value: 0, from: "children" });
  });
});

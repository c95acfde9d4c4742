import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  action,
  type BehaviourNode,
  condition,
  type GuardBoard,
  guardTree,
  isFree,
  memorySelector,
  readGuardMap,
  type Status,
  selector,
  sequence,
} from "../../../src/engine/behaviour/index.ts";
import {
  findTickStep,
  openAt,
  placeNodes,
  recordTicks,
  type Standing,
  standingsAt,
  stepBackOver,
  stepInto,
  stepOut,
  stepOver,
  type TickTrace,
  tickAt,
} from "../../../src/trace/index.ts";

/** What the world says before each tick: "1" lets `first` succeed. */
const first = action<string>("first", (board) => [board.endsWith("1") ? "success" : "failure", `${board}a`]);
const second = action<string>("second", (board, ticks): [Status, string] => [
  ticks < 2 ? "running" : "success",
  `${board}b`,
]);
const root: BehaviourNode<string> = selector("root", sequence("try", first), second);
const nodes = placeNodes(root);
const recorded = (world: string) =>
  recordTicks(nodes, "", world.length, (board, tick) => board + world[tick]);

describe("Recorded ticks", () => {
  it("keep nodes in preorder, with all that stands below each", () => {
    expect(nodes.map(({ node, path, last }) => [node.name, path.join("."), last])).toEqual([
      ["root", "", 3],
      ["try", "0", 2],
      ["first", "0.0", 2],
      ["second", "1", 3],
    ]);
  });

  it("tell each tick as a bracket of its nodes, with the blackboard as it is then", () => {
    const { events, begins } = recorded("0");
    expect(
      events.map(({ kind, node, status, board }) => [kind, node, status ?? "", board].join(" ")),
    ).toEqual([
      "enter 0  0",
      "enter 1  0",
      "enter 2  0",
      "leave 2 failure 0a",
      "leave 1 failure 0a",
      "enter 3  0a",
      "leave 3 running 0ab",
      "leave 0 running 0ab",
    ]);
    expect(begins).toEqual([0, events.length]);
  });

  it("know which tick a step lies in, and when it lies between two", () => {
    const trace = recorded("00");
    expect([0, 1, 7, 8, 9, 16].map((step) => tickAt(trace, step))).toEqual([
      { tick: 0, between: true },
      { tick: 0, between: false },
      { tick: 0, between: false },
      { tick: 1, between: true },
      { tick: 1, between: false },
      { tick: 2, between: true },
    ]);
  });

  it("show each node as the tick has left it so far, and what still runs from before", () => {
    const trace = recorded("00");
    expect(standingsAt(trace, nodes, 0)).toEqual(["idle", "idle", "idle", "idle"]);
    expect(standingsAt(trace, nodes, 4)).toEqual(["entered", "entered", "failure", "idle"]);
    expect(standingsAt(trace, nodes, 8)).toEqual(["running", "failure", "failure", "running"]);
    expect(standingsAt(trace, nodes, 9)).toEqual(["entered", "idle", "idle", "held"]);
  });

  it("mark what was running and is not come to again", () => {
    const trace = recorded("01");
    expect(standingsAt(trace, nodes, trace.events.length)).toEqual([
      "success",
      "success",
      "success",
      "reset",
    ]);
  });

  it("know which nodes are open", () => {
    const trace = recorded("00");
    expect([0, 3, 4, 8, 10].map((step) => openAt(trace, step))).toEqual([[], [0, 1, 2], [0, 1], [], [0, 1]]);
  });

  it("go over a visit and back, over a whole tick between two, into the next node and out of this one", () => {
    const trace = recorded("01");
    expect(stepOver(trace, 0)).toBe(8);
    expect(stepBackOver(trace, 8)).toBe(0);
    expect(stepOver(trace, 1)).toBe(5);
    expect(stepBackOver(trace, 5)).toBe(1);
    expect(stepOver(trace, 3)).toBe(4);
    expect(stepInto(trace, 3)).toBe(6);
    expect(stepOut(trace, 3)).toBe(4);
    expect(stepOut(trace, 0)).toBe(8);
    const { length } = trace.events;
    expect([stepOver(trace, length), stepInto(trace, length), stepOut(trace, length)]).toEqual([
      length,
      length,
      length,
    ]);
  });
});

describe("Ticks at", () => {
  const nodes = placeNodes(guardTree(3));
  const start = readGuardMap("A....../.###.../.....I./....#.B");

  /** The guard at work while the intruder jumps about: much is begun, held, finished and abandoned. */
  const arbitraryTicks = fc
    .array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 3 })), { minLength: 1, maxLength: 12 })
    .map((squares) =>
      recordTicks(nodes, start, squares.length, (board: GuardBoard, tick) =>
        isFree(start, squares[tick]) ? { ...board, intruder: squares[tick] } : board,
      ),
    );

  /** How every node stands, told from the beginning of the tick. */
  function foldedStandings(trace: TickTrace<GuardBoard>, step: number): Standing[] {
    const { tick, between } = tickAt(trace, step);
    const shown = between ? Math.max(0, tick - 1) : tick;
    const running = trace.states[shown].running;
    const standings = nodes.map(({ path }): Standing => (running.has(path.join(".")) ? "held" : "idle"));
    for (const { kind, node, status } of trace.events.slice(trace.begins[shown], step)) {
      standings[node] = kind === "enter" ? "entered" : kind === "leave" ? status! : "reset";
    }
    return standings;
  }

  function foldedOpen({ events }: TickTrace<GuardBoard>, step: number): number[] {
    const open: number[] = [];
    for (const { kind, node } of events.slice(0, step)) {
      if (kind === "enter") open.push(node);
      if (kind === "leave") open.pop();
    }
    return open;
  }

  describe("A behaviour tree at a step", () => {
    it("stands as a fold from the beginning of the tick finds it, and so do the nodes that are open", () => {
      const seen = new Set<Standing>();
      fc.assert(
        fc.property(arbitraryTicks, (trace) => {
          for (let step = 0; step <= trace.length; step++) {
            const standings = standingsAt(trace, nodes, step);
            expect(standings).toEqual(foldedStandings(trace, step));
            expect(openAt(trace, step)).toEqual(foldedOpen(trace, step));
            for (const standing of standings) seen.add(standing);
          }
        }),
        { numRuns: 100 },
      );
      expect([...seen].sort()).toEqual(["entered", "failure", "held", "idle", "reset", "running", "success"]);
    });
  });
});

describe("Tick steps", () => {
  /** Walks as long as the way is clear, which it is in the first tick alone, and takes two ticks to do so. */
  const clear = condition<number>("clear", (tick) => tick === 0);
  const walk = action<number>("walk", (tick, ticks): [Status, number] => [
    ticks < 1 ? "running" : "success",
    tick,
  ]);
  const rest = action<number>("rest", (tick): [Status, number] => ["success", tick]);
  const nodes = placeNodes(memorySelector("root", sequence("go", clear, walk), rest));
  const trace = recordTicks(nodes, 0, 3, (_, tick) => tick);
  const find = (at: string) => findTickStep(trace, at, (node) => nodes[node].node.name);

  describe("A step of ticks", () => {
    it("is found by its number, and at the ends", () => {
      expect(["start", "end", "0", "7"].map(find)).toEqual([0, trace.length, 0, 7]);
    });

    it("is found by its tick, when that is over", () => {
      expect(["tick 1", "tick 2", "tick 3"].map(find)).toEqual(trace.begins.slice(1));
    });

    it("is found by a node that is entered or left in a tick", () => {
      expect(trace.events[find("tick 2 clear") - 1]).toMatchObject({ kind: "leave", node: 2, tick: 1 });
      expect(trace.events[find("tick 2 enter clear") - 1]).toMatchObject({ kind: "enter", node: 2, tick: 1 });
    });

    it("is found by what was abandoned: the walk, and what it was a part of", () => {
      expect(trace.events[find("abandon 1") - 1]).toMatchObject({ kind: "abandon", node: 3, tick: 1 });
    });

    it.each(["tick 4", "tick 3 walk", "abandon 9", "abandon 0", "999", "noon"])("is refused as %j", (at) => {
      expect(() => find(at)).toThrow(`There is no step "${at}" in these 3 ticks`);
    });
  });
});

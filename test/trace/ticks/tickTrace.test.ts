import { describe, expect, it } from "vitest";
import {
  action,
  type BehaviourNode,
  type Status,
  selector,
  sequence,
} from "../../../src/engine/behaviour/index.ts";
import {
  openAt,
  placeNodes,
  recordTicks,
  standingsAt,
  stepBackOver,
  stepInto,
  stepOut,
  stepOver,
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

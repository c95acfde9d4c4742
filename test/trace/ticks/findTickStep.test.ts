import { describe, expect, it } from "vitest";
import {
  action,
  condition,
  memorySelector,
  type Status,
  sequence,
} from "../../../src/engine/behaviour/index.ts";
import { findTickStep, placeNodes, recordTicks } from "../../../src/trace/index.ts";

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

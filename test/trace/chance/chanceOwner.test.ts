import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChanceTrace, cutEnd } from "../../../src/trace/chance/index.ts";
import type { RecordedEvent } from "../../../src/trace/depthFirst/readEvent.ts";
import type { Owner } from "../../../src/trace/index.ts";
import { exactChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { arbitraryWindow } from "../../engine/arbitraryWindow.ts";
import { stepsOf } from "../told.ts";
import { toldOfChance } from "./toldOfChance.ts";

/** A node that is open, and who has set the ends of the window that it was entered with. */
interface Open {
  readonly node: number;
  readonly alpha: Owner;
  readonly beta: Owner;
  /** The child that brought the best value of this visit, and that value. */
  best?: { readonly child: number; readonly value: number };
}

/** By going down from the root: who has set both ends of the window of the node that is cut at each cutoff. */
function settersOf(trace: ChanceTrace<number>, events: readonly RecordedEvent<number>[]) {
  const open: Open[] = [];
  const setters = new Map<number, Open>();
  for (const [index, event] of events.entries()) {
    const { node } = trace.event(index + 1);
    const above = open.at(-1);
    if (event.kind === "enter") {
      const { alpha, beta } = event;
      const set = (end: "alpha" | "beta"): Owner => {
        const value = end === "alpha" ? alpha : beta;
        if (!above) return { kind: "caller", value };
        if (trace.turn(above.node) === "chance")
          return { kind: "chance", node: above.node, child: node, value, behind: above[end] };
        const chooses = (trace.turn(above.node) === "max") === (end === "alpha");
        const better = end === "alpha" ? Math.max : Math.min;
        if (!chooses || !above.best || better(above.best.value, above[end].value) === above[end].value)
          return above[end];
        return { kind: "ancestor", node: above.node, child: above.best.child, value: above.best.value };
      };
      open.push({ node, alpha: set("alpha"), beta: set("beta") });
    }
    if (event.kind === "improve" && above)
      above.best = { child: trace.child(node, event.move), value: event.value };
    if (event.kind === "cutoff" && above) setters.set(index + 1, above);
    if (event.kind === "leave") open.pop();
  }
  return setters;
}

const windows = fc.option(arbitraryWindow, { nil: undefined });

describe.each(["star1", "star2"] as const)("the owner of a cutoff's bound in %s", (name) => {
  it("is whoever has set it on the way down, by chance nodes too", () => {
    fc.assert(
      fc.property(exactChanceTree, windows, (tree, window) => {
        const { trace, events } = toldOfChance(name, tree, window ? { window } : {});
        for (const [step, setters] of settersOf(trace, events)) {
          expect(trace.owner(step)).toEqual(setters[cutEnd(trace, step)]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("has a bound that the node's best value reaches, or its child's, where chance is cut", () => {
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        const { trace } = toldOfChance(name, tree);
        for (const step of stepsOf(trace).slice(1)) {
          const event = trace.event(step);
          if (event.kind !== "cutoff") continue;
          const end = cutEnd(trace, step);
          const { value } = trace.owner(step);
          if (trace.turn(event.node) !== "chance") {
            const { best = Number.NaN } = trace.node(event.node, step);
            expect(end === "beta" ? best >= value : best <= value).toBe(true);
          } else {
            // What the node is left with is that bound itself.
            const left = trace.leaves(event.node).find((leave) => leave > step) ?? 0;
            expect(trace.node(event.node, left).value).toBe(value);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("the owner of a cutoff's bound", () => {
  it("is the root where a chance node cannot come up to what the root has", () => {
    const { trace } = toldOfChance("star1", "[4, {1/2: 1, 1/4: 2, 1/4: 9}]", { bounds: [0, 10] });
    const step = trace.log.first("cutoff", 0);
    expect(trace.event(step)).toMatchObject({ node: trace.find([1]), skipped: [trace.find([1, 2])] });
    expect(trace.owner(step)).toEqual({ kind: "ancestor", node: 0, child: trace.find([0]), value: 4 });
    expect(cutEnd(trace, step)).toBe("alpha");
  });

  it("is the chance node where one of its children is asked no more than that, and behind it the root", () => {
    const { trace } = toldOfChance("star1", "[4, {1/2: [1, 8], 1/2: [3, 9]}]", { bounds: [0, 10] });
    const step = trace.log.first("cutoff", 0);
    // MIN at the second child has 3, and the mean of 1 and 7 would be no more than 4.
    expect(trace.event(step)).toMatchObject({ node: trace.find([1, 1]) });
    expect(trace.owner(step)).toEqual({
      kind: "chance",
      node: trace.find([1]),
      child: trace.find([1, 1]),
      value: 7,
      behind: { kind: "ancestor", node: 0, child: trace.find([0]), value: 4 },
    });
  });

  it("is asked for at cutoffs alone", () => {
    const { trace } = toldOfChance("star1", "{1/2: 1, 1/2: 2}");
    expect(() => trace.owner(1)).toThrow(RangeError);
  });
});

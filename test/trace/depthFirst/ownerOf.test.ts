import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opponent } from "../../../src/engine/index.ts";
import { Recorder, Trace } from "../../../src/trace/index.ts";
import { arbitraryWindow } from "../../engine/arbitraryWindow.ts";
import { smallTree } from "../smallTree.ts";
import { stepsOf, told } from "../told.ts";

const cutoffs = (trace: Trace<number>) =>
  stepsOf(trace).filter((step) => step > 0 && trace.event(step).kind === "cutoff");

/** What the opponent of the node's side already has on the path above it: best value and its highest owner. */
function bestAbove(trace: Trace<number>, node: number, step: number, caller: number) {
  const setter = opponent(trace.side(node));
  const better = (a: number, b: number) => (setter === "min" ? a < b : a > b);
  let owner: { kind: string; node?: number; value: number } = { kind: "caller", value: caller };
  for (const ancestor of trace.ancestors(node).slice(0, -1)) {
    const { best } = trace.node(ancestor, step);
    if (trace.side(ancestor) === setter && best !== undefined && better(best, owner.value)) {
      owner = { kind: "ancestor", node: ancestor, value: best };
    }
  }
  return owner;
}

describe("the owner of a cutoff's bound", () => {
  it.each(["alphaBeta", "failHard"])(
    "is in %s the highest ancestor that has the best value for the other side",
    (search) => {
      fc.assert(
        fc.property(smallTree, fc.option(arbitraryWindow, { nil: undefined }), (tree, window) => {
          const { trace } = told(search, tree, window && { window });
          const [alpha, beta] = window ?? [-Infinity, Infinity];
          for (const step of cutoffs(trace)) {
            const { node } = trace.event(step);
            const owner = bestAbove(trace, node, step, trace.side(node) === "max" ? beta : alpha);
            expect(trace.owner(step)).toMatchObject(owner);
          }
        }),
      );
    },
  );

  it("is in shallow alpha-beta the parent, or the caller where the root itself is cut", () => {
    fc.assert(
      fc.property(smallTree, fc.option(arbitraryWindow, { nil: undefined }), (tree, window) => {
        const { trace } = told("shallowAlphaBeta", tree, window && { window });
        for (const step of cutoffs(trace)) {
          const owner = trace.owner(step);
          const parent = trace.parent(trace.event(step).node);
          if (owner.kind === "ancestor") expect(owner.node).toBe(parent);
          // The caller's bounds reach no further than the root's children.
          else expect([owner.kind, parent <= 0]).toEqual(["caller", true]);
        }
      }),
    );
  });

  it.each(["alphaBeta", "scouting", "shallowAlphaBeta"])(
    "has it in %s from a child that was left with it, and it closes the window",
    (search) => {
      fc.assert(
        fc.property(smallTree, (tree) => {
          const { trace } = told(search, tree);
          for (const step of cutoffs(trace)) {
            const { node } = trace.event(step);
            const owner = trace.owner(step);
            const { best = Number.NaN } = trace.node(node, step);
            expect(trace.side(node) === "max" ? best >= owner.value : best <= owner.value).toBe(true);
            if (owner.kind !== "ancestor") continue;
            expect(trace.ancestors(node)).toContain(owner.node);
            expect(trace.parent(owner.child)).toBe(owner.node);
            expect(trace.ancestors(node)).not.toContain(owner.child);
            expect(trace.node(owner.child, step)).toMatchObject({ status: "done", value: owner.value });
          }
        }),
      );
    },
  );

  it("may be the root, three plies above the cut", () => {
    const { trace } = told("alphaBeta", "[5,[[[4,9]]]]");
    const [step] = cutoffs(trace);
    expect(trace.event(step)).toMatchObject({
      node: trace.find([1, 0, 0]),
      skipped: [trace.find([1, 0, 0, 1])],
    });
    expect(trace.owner(step)).toEqual({ kind: "ancestor", node: 0, child: trace.find([0]), value: 5 });
  });

  it("is the highest of two ancestors that have the same bound", () => {
    const { trace } = told("alphaBeta", "[5,[[5,[4,9]]]]");
    const [step] = cutoffs(trace);
    expect(trace.event(step).node).toBe(trace.find([1, 0, 1]));
    expect(trace.owner(step)).toMatchObject({ kind: "ancestor", node: 0 });
  });

  it("is the caller where the whole search was asked for a narrower window", () => {
    const { trace } = told("alphaBeta", "[[1,2],[7,8],[3]]", { window: [-5, 6] });
    expect(
      cutoffs(trace)
        .map((step) => trace.owner(step))
        .at(-1),
    ).toEqual({ kind: "caller", value: 6 });
  });

  it("is a null window where the search tests a child", () => {
    const { trace } = told("scouting", "[[1],[[5,6],[7]]]");
    const [step] = cutoffs(trace);
    expect(trace.owner(step)).toEqual({ kind: "nullWindow", node: trace.find([1]), value: 2 });
  });

  it("is a null window only where nobody on the path has the bound", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace } = told("scouting", tree);
        for (const step of cutoffs(trace)) {
          const owner = trace.owner(step);
          if (owner.kind !== "nullWindow") continue;
          const { alpha, beta } = trace.entryWindow(owner.node, step);
          expect([alpha, beta]).toContain(owner.value);
          expect(beta).toBeCloseTo(alpha + 1);
          const parent = trace.parent(owner.node);
          expect(Object.values(trace.entryWindow(parent, step))).not.toContain(
            trace.side(trace.event(step).node) === "max" ? beta : alpha,
          );
        }
      }),
    );
  });

  it("is the table where its answer has narrowed the window of a node on the path", () => {
    const recorder = new Recorder<number>();
    recorder.enter(undefined, 3, -Infinity, Infinity);
    recorder.enter(0, 2, -Infinity, Infinity);
    recorder.probe("there", "hit", 4, "upper");
    recorder.enter(0, 1, -Infinity, 4);
    recorder.enter(0, 0, -Infinity, 4);
    recorder.leave(6, "outcome");
    recorder.improve(0, 6);
    recorder.cutoff([1]);
    const trace = new Trace<number>(recorder.recording("max"));
    expect(trace.owner(trace.length)).toEqual({ kind: "table", node: trace.find([0]), value: 4 });
  });

  it("is the table where its answer has closed the window of the cut node itself", () => {
    const recorder = new Recorder<number>();
    recorder.enter(undefined, 2, -Infinity, Infinity);
    recorder.enter(0, 1, 2, Infinity);
    recorder.probe("here", "hit", 1, "upper");
    recorder.cutoff([0, 1]);
    const trace = new Trace<number>(recorder.recording("max"));
    expect(trace.owner(trace.length)).toEqual({ kind: "table", node: trace.find([0]), value: 1 });
  });

  it("is not asked for where no cutoff is", () => {
    const { trace } = told("alphaBeta", "[1,2]");
    expect(() => trace.owner(1)).toThrow("No cutoff leads to step 1");
    expect(() => trace.owner(0)).toThrow("No cutoff leads to step 0");
  });
});

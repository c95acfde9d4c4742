import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSubject, record } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { alignTrace } from "../../../src/kit/tree/alignTrace.ts";
import { type OutlineNode, outline, Trace } from "../../../src/trace/index.ts";
import { arbitrarySetup } from "../run/arbitrarySetup.ts";

/** A searched setup, its outline kept to a limit. */
function aligned(setup: Setup, limit: number) {
  const subject = readSubject(setup);
  const drawn = outline(subject.game, subject.position, { depth: setup.depth, limit });
  const { recording } = record(subject);
  const trace = new Trace<unknown>(recording);
  return { trace, drawn, ...alignTrace(drawn, trace) };
}

const movesTo = (node: OutlineNode): unknown[] =>
  node.parent === undefined ? [] : [...movesTo(node.parent), node.move];

describe("alignTrace", () => {
  it("finds for each drawn node the node of the trace to which the same moves lead", () => {
    fc.assert(
      fc.property(arbitrarySetup, fc.integer({ min: 1, max: 60 }), (setup, limit) => {
        const { trace, drawn, traced } = aligned(setup, limit);
        for (const node of drawn.nodes) expect(traced[node.id]).toBe(trace.find(movesTo(node)));
      }),
    );
  });

  it("shows each node of the trace where its moves lead, as far as they are drawn", () => {
    fc.assert(
      fc.property(arbitrarySetup, fc.integer({ min: 1, max: 60 }), (setup, limit) => {
        const { trace, drawn, shown } = aligned(setup, limit);
        for (let id = 0; id < trace.size; id++) {
          let node = drawn.root;
          for (const move of trace.moves(id))
            node = node.children.find((child) => child.move === move) ?? node;
          expect(shown[id]).toBe(node.id);
          if (node.ply < trace.ply(id)) expect(node.folded).toBe(true);
        }
      }),
    );
  });

  it("knows moves that are objects again when they have come from a worker", () => {
    const subject = readSubject({ game: "checkers", algorithm: "alphaBeta", depth: 3 });
    const trace = new Trace<unknown>(structuredClone(record(subject).recording));
    const { traced } = alignTrace(subject.outline, trace);
    expect(traced.filter((id) => id >= 0)).toHaveLength(trace.size);
  });
});

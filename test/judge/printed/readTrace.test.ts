import fc from "fast-check";
import { expect, it } from "vitest";
import { searches, type Tree } from "../../../src/engine/index.ts";
import { readPrinted } from "../../../src/judge/printed/readPrinted.ts";
import { writePrinted } from "../../../src/judge/printed/writePrinted.ts";
import { Trace } from "../../../src/trace/index.ts";

const { anyTree } = fc.letrec<{ anyTree: Tree; node: Tree }>((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, fc.integer({ min: -4, max: 9 }), tie("anyTree")),
  anyTree: fc.array(tie("node"), { minLength: 1, maxLength: 4 }),
}));

/** The lines of enter and leave, with what a program needs to print of them. */
const bare = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === "enter" || event === "leave")
    .map(({ event, move, value }) => JSON.stringify({ event, move, value }, (_, it) => it ?? undefined))
    .join("\n");

function eventsOf(text: string, tree: Tree): string[] {
  const trace = new Trace(readPrinted(text, tree).recording!);
  return Array.from({ length: trace.length }, (_, step) => {
    const { kind, ...event } = trace.event(step + 1) as { kind: string; [field: string]: unknown };
    const { depth, alpha, beta, ...rest } = event;
    return JSON.stringify({ kind, ...rest }, (_, it) =>
      it === Infinity ? "inf" : it === -Infinity ? "-inf" : it,
    );
  });
}

it.each(["minimax", "alphaBeta", "shallowAlphaBeta", "negamax", "negamaxAlphaBeta"] as const)(
  "What a bare trace of %s leaves out is put in as the search itself tells it",
  (name) => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const whole = writePrinted("trace", searches[name], tree);
        expect(eventsOf(bare(whole), tree)).toEqual(eventsOf(whole, tree));
      }),
      { numRuns: 50 },
    );
  },
);

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MarkCells } from "../../../src/figures/lockstep/lane.svelte.ts";
import { runPair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitraryPair } from "./arbitraryPair.ts";

describe("The marks of two trees", () => {
  it("stand, however one came to a pair of steps, on what one run has entered and the other never enters", () => {
    const jumps = fc.array(arbitraryShare, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(arbitraryPair, fc.constantFrom(0, 1), jumps, ({ order: _, ...setup }, side, jumps) => {
        // In one order a node is known by its moves alone.
        const { lanes, pairs } = runPair({ ...setup, order: "given", againstOrder: "given" });
        const [here, there] = [lanes[side].run, lanes[1 - side].run];
        const moves = new Map<number, unknown[]>();
        for (const { id, parent, move } of here.outline.nodes) {
          moves.set(id, parent ? [...moves.get(parent.id)!, move] : []);
        }
        const first = ({ trace }: typeof here, id: number) => {
          const node = trace.find(moves.get(id)!);
          return node < 0 ? Infinity : (trace.firstEnter(node) ?? Infinity);
        };
        const cells = new MarkCells(lanes[side].marked);
        for (const jump of jumps) {
          const pair = Math.round(jump * pairs.last);
          cells.moveTo(pair);
          for (const { id } of here.outline.nodes) {
            const [mine, others] = [first(here, id), first(there, id)];
            const alone = mine <= pairs.step(side, pair) && others === Infinity;
            const without = others <= pairs.step(1 - side, pair) && mine === Infinity;
            expect(cells.at(id)).toBe(alone ? "here" : without ? "elsewhere" : undefined);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

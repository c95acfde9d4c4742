import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StepPairs } from "../../../../src/trace/index.ts";

/** Who goes on from pair to pair, and whether the two agree then. */
const arbitraryPairs = fc
  .array(fc.record({ who: fc.constantFrom("both", "one", "other"), differs: fc.boolean() }), {
    maxLength: 40,
  })
  .map((moves) => {
    const steps: [number[], number[]] = [[0], [0]];
    for (const { who } of moves) {
      steps[0].push(steps[0].at(-1)! + Number(who !== "other"));
      steps[1].push(steps[1].at(-1)! + Number(who !== "one"));
    }
    return new StepPairs({
      steps: [Int32Array.from(steps[0]), Int32Array.from(steps[1])],
      differs: Uint8Array.from([0, ...moves.map(({ differs }) => Number(differs))]),
    });
  });

describe("Pairs of steps", () => {
  it("know where a trace comes to each of its steps", () => {
    fc.assert(
      fc.property(arbitraryPairs, fc.constantFrom(0, 1), (pairs, side) => {
        const all = [...pairs];
        for (let step = 0; step <= pairs.step(side, pairs.last); step++) {
          expect(pairs.place(side, step)).toBe(all.findIndex(({ steps }) => steps[side] === step));
        }
      }),
    );
  });

  it("tell who has gone on", () => {
    fc.assert(
      fc.property(arbitraryPairs, (pairs) => {
        const all = [...pairs];
        for (const [pair, { steps, moved }] of all.entries()) {
          const before = all[pair - 1]?.steps ?? steps;
          expect(moved).toEqual(steps.map((step, side) => step > before[side]));
        }
      }),
    );
  });

  it("find the partings after and before any pair, which are where the two begin to differ", () => {
    fc.assert(
      fc.property(arbitraryPairs, (pairs) => {
        const all = [...pairs];
        const partings = all.flatMap(({ differs }, pair) =>
          differs && !all[pair - 1].differs ? [pair] : [],
        );
        expect(pairs.partings).toEqual(partings);
        for (let pair = 0; pair < pairs.length; pair++) {
          expect(pairs.nextParting(pair)).toBe(partings.find((parting) => parting > pair));
          expect(pairs.lastParting(pair)).toBe(partings.findLast((parting) => parting < pair));
          expect(pairs.isParting(pair)).toBe(partings.includes(pair));
        }
      }),
    );
  });
});

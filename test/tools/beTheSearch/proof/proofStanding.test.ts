import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levels } from "../../../../src/kit/byHand/difficulty.ts";
import { freshProof } from "../../../../src/kit/byHand/proof/freshProof.ts";
import type { ProofAct } from "../../../../src/kit/byHand/proof/proofAct.ts";
import { type ProofProcedure, proofProcedure } from "../../../../src/kit/byHand/proof/proofProcedure.ts";
import { pathOf } from "../../../../src/kit/byHand/proof/proveByHand.ts";
import { proofByHand } from "../../../../src/tools/beTheSearch/proof/givenProof.ts";
import {
  ownProof,
  type ProofStanding,
  proofStanding,
  readStanding,
} from "../../../../src/tools/beTheSearch/proof/proofStanding.ts";

const procedures = levels.map((level) => proofProcedure(freshProof(level, "own")));

/** What is drawn of a search. */
const shown = ({ run }: ProofProcedure, { way, here, stateOf }: ProofStanding) => ({
  way,
  here,
  states: Array.from({ length: run.trace.nodes.size }, (_, node) => stateOf(node)),
});

/** Any act that somebody could do there, right or wrong. */
function anAct({ traced, run }: ProofProcedure, place: number): fc.Arbitrary<ProofAct> {
  const { act, situation } = traced[place];
  const number = fc.constantFrom(0, 1, 2, 3, Infinity);
  const numbers = fc.record({ kind: fc.constant("numbers" as const), pn: number, dn: number });
  const node = fc.nat({ max: run.trace.nodes.size - 1 }).map((node) => pathOf(run, node));
  const select = fc.record({ kind: fc.constant("select" as const), node });
  if (situation.phase === "new") return fc.oneof(fc.constant(act), numbers);
  if (situation.phase === "up") return fc.oneof(fc.constant(act), numbers, select);
  return fc.oneof(fc.constant(act), select, fc.constant<ProofAct>({ kind: "expand" }));
}
const anExamination = fc.constantFrom(...procedures).chain((procedure) =>
  fc.record({
    procedure: fc.constant(procedure),
    done: fc.tuple(...procedure.acts.map((_, place) => anAct(procedure, place))),
    place: fc.integer({ min: 1, max: procedure.acts.length }),
  }),
);

describe("The picture of a search for a proof by hand", () => {
  it("stands where the search does, and marks whose numbers are asked", () => {
    for (const procedure of procedures) {
      const { traced, run } = procedure;
      for (const [place, { situation }] of traced.entries()) {
        const { here, way } = proofStanding(procedure, place);
        expect(here).toBe(situation.node);
        if (situation.phase === "down") expect(way.at(-1)).toBe(here);
        else if (situation.phase === "up") expect(way).toContain(here);
        else expect(way.at(-1)).toBe(run.trace.nodes.parents[here!]);
      }
      expect(proofStanding(procedure, traced.length).here).toBeUndefined();
    }
  });

  it("is the same for somebody whose acts are right, after each of them", () => {
    for (const procedure of procedures)
      for (let place = 1; place <= procedure.acts.length; place++)
        expect(shown(procedure, ownProof(procedure, procedure.acts.slice(0, place)))).toEqual(
          shown(procedure, readStanding(procedure, place)),
        );
  });

  it("shows the numbers that somebody said of a node last, and goes where the last act has led", () => {
    fc.assert(
      fc.property(anExamination, ({ procedure, done, place }) => {
        const { run, traced, acts } = procedure;
        const own = ownProof(procedure, done.slice(0, place));
        const right = readStanding(procedure, place);
        for (let node = 0; node < run.trace.sizeAt(right.step); node++) {
          const said = done
            .slice(0, place)
            .filter((act, at) => act.kind === "numbers" && traced[at].situation.node === node)
            .at(-1);
          const { pn, dn } = said?.kind === "numbers" ? said : right.stateOf(node);
          expect(own.stateOf(node)).toMatchObject({ pn, dn });
        }
        const act = done[place - 1];
        const { step } = traced[place - 1].situation;
        if (act.kind !== "select") expect(own.way).toEqual(right.way);
        else if (acts[place - 1].kind === "select" && run.trace.sizeAt(step) > 0) {
          const gone = own.way.at(-1)!;
          expect([act.node, pathOf(run, right.way.at(-1)!)]).toContain(pathOf(run, gone));
        }
      }),
    );
  });
});

it("A tree that is given is searched for the goal that is given, and what is no number is refused", () => {
  const asked = { algorithm: "proofNumber", level: 2, seed: "one" } as const;
  expect(proofByHand(asked).run.task).toEqual(freshProof(2, "one"));
  const tree = "[[3, 5], [4, [9, 1]]]";
  expect(proofByHand({ ...asked, tree, goal: "−2.5" }).run.task).toEqual({
    tree: "[[3,5],[4,[9,1]]]",
    goal: -2.5,
  });
  expect(proofByHand({ ...asked, tree }).run.task.goal).toBe(1);
  for (const goal of ["much", "", "2000000"]) expect(() => proofByHand({ ...asked, tree, goal })).toThrow();
  expect(() => proofByHand({ ...asked, tree: "7" })).toThrow();
});

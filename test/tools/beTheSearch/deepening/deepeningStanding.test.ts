import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeepeningAct } from "../../../../src/kit/byHand/deepening/deepeningAct.ts";
import {
  type DeepeningProcedure,
  deepeningProcedure,
} from "../../../../src/kit/byHand/deepening/deepeningProcedure.ts";
import { freshDeepening, freshDepthLimited } from "../../../../src/kit/byHand/deepening/freshDeepening.ts";
import { levels } from "../../../../src/kit/byHand/difficulty.ts";
import {
  type DeepeningStanding,
  deepeningStanding,
  ownStanding,
} from "../../../../src/tools/beTheSearch/deepening/deepeningStanding.ts";

const procedures = levels.flatMap((level) =>
  [freshDeepening, freshDepthLimited].map((fresh) => deepeningProcedure(fresh(level, "own"))),
);
const aProcedure = fc.constantFrom(...procedures);

/** Any act that somebody could do there, right or wrong. */
function anAct({ traced, run }: DeepeningProcedure, place: number): fc.Arbitrary<DeepeningAct> {
  const { act, situation } = traced[place];
  const { open } = situation;
  const number = fc.integer({ min: -9, max: 9 });
  const node = fc.nat({ max: run.outline.nodes.length - 1 });
  if (open === undefined) {
    const iterate = fc.record({ kind: fc.constant("iterate" as const), depth: fc.nat({ max: 4 }) });
    const answer = fc.record({ kind: fc.constant("answer" as const), node });
    return fc.oneof(fc.constant(act), answer, ...(run.task.iterated ? [iterate] : []));
  }
  const enter = fc.record({ kind: fc.constant("enter" as const), node });
  const window = fc.record({ kind: fc.constant("window" as const), alpha: number, beta: number });
  const stop = fc.constantFrom<DeepeningAct>({ kind: "estimate" }, { kind: "outcome" });
  if (open.isFresh) return fc.oneof(fc.constant(act), stop, run.task.iterated ? window : enter);
  const value = fc.record({ kind: fc.constant("return" as const), value: number });
  const cut = fc.constant<DeepeningAct>({ kind: "cut" });
  return fc.oneof(fc.constant(act), enter, value, ...(run.task.iterated ? [cut] : []));
}
const anExamination = aProcedure.chain((procedure) =>
  fc.record({
    procedure: fc.constant(procedure),
    done: fc.tuple(...procedure.acts.map((_, place) => anAct(procedure, place))),
    place: fc.integer({ min: 1, max: procedure.acts.length }),
  }),
);

const lastOf = ({ path }: DeepeningStanding) => path.at(-1)?.id;
const shownValue = ({ views }: DeepeningStanding, id: number) => {
  const { said, low, high } = views[id].view;
  return said ?? (low === high ? low : undefined);
};
/** Since the search began that is on its way, the acts that were done at a node, by their places. */
function placesAt({ traced, acts }: DeepeningProcedure, id: number, place: number): number[] {
  const began = acts.slice(0, place).findLastIndex(({ kind }) => kind === "iterate");
  return acts
    .map((_, at) => at)
    .slice(began + 1, place)
    .filter((at) => traced[at].situation.open?.node.id === id);
}
const values = ["estimate", "outcome", "return"];

describe("The picture of a search to a depth by hand", () => {
  it("stands where the search does, and says what has been returned", () => {
    for (const procedure of procedures)
      for (const [place, { situation }] of procedure.traced.entries()) {
        const standing = deepeningStanding(procedure, place);
        const { open } = situation;
        if (!situation.isTimeUp) expect(lastOf(standing)).toBe(open?.node.id);
        for (const [id, value] of open?.values ?? []) expect(shownValue(standing, id)).toBe(value);
      }
  });

  it("is the same for somebody whose acts are right, after each of them", () => {
    for (const procedure of procedures)
      for (const place of procedure.acts.keys())
        expect(ownStanding(procedure, procedure.acts.slice(0, place))).toEqual(
          deepeningStanding(procedure, place),
        );
  });

  it("goes where the last act has led, and from there on with what is right", () => {
    fc.assert(
      fc.property(anExamination, ({ procedure, done, place }) => {
        const act = done[place - 1];
        const own = ownStanding(procedure, done.slice(0, place));
        const before = procedure.traced[place - 1].situation;
        const at = before.isTimeUp ? undefined : before.open?.node.id;
        if (act.kind === "enter") expect(lastOf(own)).toBe(act.node);
        else if (act.kind === "iterate") expect(lastOf(own)).toBe(0);
        else if (act.kind === "window" || act.kind === "cut") expect(lastOf(own)).toBe(at);
        else if (values.includes(act.kind)) expect(lastOf(own)).toBe(before.above?.node.id);
        const next = procedure.traced[place]?.situation;
        if (!procedure.isRight(place - 1, act) || next === undefined || next.isTimeUp) return;
        expect(lastOf(own)).toBe(next.open?.node.id);
      }),
    );
  });

  it("says of each node what somebody said of it last, as long as the same search is on its way", () => {
    fc.assert(
      fc.property(anExamination, ({ procedure, done, place }) => {
        const begun = done[place - 1].kind === "iterate" || procedure.acts[place - 1].kind === "iterate";
        fc.pre(!begun);
        const own = ownStanding(procedure, done.slice(0, place));
        const { estimates, outline } = procedure.run;
        for (const node of outline.nodes) {
          if (own.views[node.id].view.status === "cut") continue;
          const said = placesAt(procedure, node.id, place).map((at) => done[at]);
          const last = said.findLast(({ kind }) => values.includes(kind));
          const value =
            last?.kind === "return"
              ? last.value
              : last?.kind === "estimate"
                ? estimates[node.id]
                : last && node.value;
          expect(shownValue(own, node.id), `${node.id}`).toBe(value);
          const window = said.findLast(({ kind }) => kind === "window");
          if (window) expect(own.windows.get(node.id)).toEqual(window);
        }
      }),
    );
  });

  it("draws a cut that somebody made, until what it left out is searched all the same", () => {
    fc.assert(
      fc.property(anExamination, ({ procedure, done, place }) => {
        const own = ownStanding(procedure, done.slice(0, place));
        fc.pre(done[place - 1].kind === "cut");
        const { open } = procedure.traced[place - 1].situation;
        for (const { id } of open!.node.children) {
          const isLeftOut = !open!.values.has(id);
          expect(own.views[id].view.status === "cut", `${id}`).toBe(isLeftOut);
        }
        for (const node of own.path) expect(own.views[node.id].view.status).toBe("active");
      }),
    );
  });

  it("has no move played while the next search is on its way", () => {
    const procedure = procedures.find(
      ({ acts }) => acts.filter(({ kind }) => kind === "iterate").length > 1,
    )!;
    const second = procedure.acts.findLastIndex(({ kind }) => kind === "iterate");
    const done = [...procedure.acts];
    done[second] = { kind: "answer", node: 1 };
    const best = (place: number) =>
      ownStanding(procedure, done.slice(0, place)).views.flatMap(({ view }, id) =>
        view.edge === "best" ? [id] : [],
      );
    expect([best(second + 1), best(second + 2)]).toEqual([[1], []]);
  });
});

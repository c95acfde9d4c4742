import { expect, it } from "vitest";
import { type BanditAct, banditProcedure } from "../../../../src/kit/byHand/bandit/banditProcedure.ts";
import { ownArms } from "../../../../src/kit/byHand/bandit/ownArms.ts";
import { freshBandit, knownArms, type Pull } from "../../../../src/kit/byHand/bandit/pulledArms.ts";

const { pulls, acts } = banditProcedure(freshBandit(3, "own"));
/** The acts, of which some are others. */
const done = (others: Readonly<Record<number, BanditAct>>) => acts.map((act, place) => others[place] ?? act);
const count = (place: number) => acts[place] as Extract<BanditAct, { kind: "count" }>;

it("Right acts lead where UCB1 is, after each of them", () => {
  for (const place of acts.keys()) {
    const { arms, pulled } = ownArms(pulls, acts.slice(0, place + 1));
    const { arm, before, after } = pulls[place >> 1];
    expect(pulled).toBe(arm);
    expect(arms).toEqual(place % 2 === 0 ? before : after);
  }
});

it("A pull of another arm pays what that arm would have paid, and stays counted there", () => {
  const differs = ({ arm, pays }: Pull) => pays.findIndex((pay) => pay !== pays[arm]);
  const at = pulls.findIndex((pull) => differs(pull) >= 0);
  const { arm, pays } = pulls[at];
  const other = differs(pulls[at]);
  const { arms, pulled } = ownArms(pulls, done({ [2 * at]: { kind: "pull", arm: other } }));
  const right = pulls[pulls.length - 1].after;
  expect(pulled).toBe(pulls[pulls.length - 1].arm);
  expect(arms[other].pulls).toBe(right[other].pulls + 1);
  expect(arms[other].earned).toBeCloseTo(right[other].earned + pays[other]);
  expect(arms[arm].pulls).toBe(right[arm].pulls - 1);
  expect(arms[arm].earned).toBeCloseTo(right[arm].earned - pays[arm]);
});

it("What was counted wrongly is carried along", () => {
  const { arm, earned, pulls: times } = count(1);
  const { arms } = ownArms(pulls, done({ 1: { kind: "count", arm, pulls: times + 1, earned: earned + 2 } }));
  const right = pulls[pulls.length - 1].after;
  expect(arms[arm]).toEqual({ pulls: right[arm].pulls + 1, earned: right[arm].earned + 2 });
  expect(knownArms(arms)[arm].mean).not.toBe(knownArms(right)[arm].mean);
});

it("Whoever always pulls the first arm gets all its pays", () => {
  const first = acts.map((act): BanditAct => (act.kind === "pull" ? { kind: "pull", arm: 0 } : act));
  const { arms } = ownArms(pulls, first);
  expect(arms[0]).toEqual({ pulls: pulls.length, earned: pulls.reduce((sum, { pays }) => sum + pays[0], 0) });
});

it("What nobody can have counted has no bound", () => {
  const arms = [
    { pulls: 0.5, earned: 1 },
    { pulls: -1, earned: 0 },
    { pulls: 3, earned: 1 },
  ];
  expect(knownArms(arms).map(({ bound }) => bound)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  expect(knownArms([{ pulls: 0, earned: 0 }])[0].bound).toBe(Number.POSITIVE_INFINITY);
});

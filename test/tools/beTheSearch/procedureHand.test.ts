import { describe, expect, it } from "vitest";
import { type BanditAct, banditProcedure } from "../../../src/kit/byHand/bandit/banditProcedure.ts";
import { freshBandit } from "../../../src/kit/byHand/bandit/pulledArms.ts";
import { regretProcedure } from "../../../src/kit/byHand/regret/regretProcedure.ts";
import { ProcedureHand } from "../../../src/tools/beTheSearch/procedures/procedureHand.svelte.ts";
import { regretStanding } from "../../../src/tools/beTheSearch/regret/regretStanding.ts";

const bandit = banditProcedure(freshBandit(1, "hand"));
const wrong: BanditAct = { kind: "pull", arm: 2 };

describe("A procedure by hand", () => {
  it("tells a wrong act at once, does not do it, and counts it", () => {
    const hand = new ProcedureHand(bandit, "atOnce");
    hand.do(wrong);
    expect(hand.told).toMatchObject({ place: 0, act: wrong });
    expect([hand.place, hand.wrongCount, hand.over]).toEqual([0, 1, false]);
    for (const act of bandit.acts) hand.do(act);
    expect([hand.told, hand.place, hand.wrongCount, hand.over]).toEqual([
      undefined,
      bandit.acts.length,
      1,
      true,
    ]);
    hand.takeBack();
    expect(hand.over).toBe(true);
  });

  it("goes on with what is right in an examination, and tells nothing before the end", () => {
    const hand = new ProcedureHand(bandit, "atEnd");
    hand.do(wrong);
    expect([hand.told, hand.place]).toEqual([undefined, 1]);
    hand.takeBack();
    for (const act of bandit.acts.slice(1)) hand.do(act);
    expect(hand.over).toBe(true);
    expect(hand.wrongs.map(({ place, act }) => [place, act])).toEqual([[0, wrong]]);
  });

  it.each(["atOnce", "atEnd"] as const)("goes on where it was left, with mistakes told %s", (telling) => {
    const before = new ProcedureHand(bandit, telling);
    before.do(wrong);
    for (const act of bandit.acts.slice(before.place, 4)) before.do(act);
    const after = before.anew();
    after.goOn(before.written(), before.wrongCount);
    expect([after.place, after.wrongCount]).toEqual([before.place, 1]);
    expect(after.anew().place).toBe(0);
  });

  it("goes on with nothing that is broken", () => {
    const hand = new ProcedureHand(bandit, "atEnd");
    hand.goOn(["pull 0", "jump", "pull 1"], 0);
    expect(hand.place).toBe(1);
  });
});

it("A match of regrets stands, after each act, where the next is asked", () => {
  const procedure = regretProcedure({
    payoffs: [
      [1, -1],
      [-2, 1],
    ],
    shown: [0, 1],
  });
  const stands = procedure.acts.map((_, place) => {
    const { phase, game, shown } = regretStanding(procedure, place);
    return [procedure.acts[place].kind, phase, game, shown];
  });
  expect(stands).toEqual([
    ["strategy", "begins", -1, undefined],
    ["got", "shows", 0, 0],
    ["regrets", "earned", 0, 0],
    ["strategy", "counted", 0, undefined],
    ["got", "shows", 1, 1],
    ["regrets", "earned", 1, 1],
    ["strategy", "counted", 1, undefined],
    ["average", "over", 1, undefined],
  ]);
  expect(regretStanding(procedure, 8).phase).toBe("over");
  expect(regretStanding(procedure, 2).regrets).toEqual([0, 0]);
  expect(regretStanding(procedure, 3).regrets).toEqual(procedure.games[0].regrets);
});

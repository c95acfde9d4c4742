import { expect, it } from "vitest";
import { ownRegrets } from "../../../../src/kit/byHand/regret/ownRegrets.ts";
import { freshRegrets } from "../../../../src/kit/byHand/regret/regretGames.ts";
import { type RegretAct, regretProcedure } from "../../../../src/kit/byHand/regret/regretProcedure.ts";

const procedure = regretProcedure(freshRegrets(3, "own"));
const { acts, games } = procedure;
const done = (others: Readonly<Record<number, readonly number[]>>): RegretAct[] =>
  acts.map(({ kind, numbers }, place) => ({ kind, numbers: others[place] ?? numbers }));

it("Right numbers, rounded or not, lead where regret matching is, after each game", () => {
  const rounded = acts.map(({ kind, numbers }) => ({ kind, numbers: numbers.map((one) => +one.toFixed(2)) }));
  for (const said of [acts, rounded])
    for (const [game, { regrets, next }] of games.entries()) {
      const own = ownRegrets(procedure, said.slice(0, 3 * (game + 1) + 1));
      for (const [action, regret] of regrets.entries()) expect(own.regrets[action]).toBeCloseTo(regret, 9);
      for (const [action, share] of next.entries()) expect(own.leadsTo[action]).toBeCloseTo(share, 9);
      expect(own.strategies).toHaveLength(game + 2);
    }
});

it("Another mixture earns its own, and is regretted by that", () => {
  const [first] = games;
  const pure = first.strategy.map((_, action) => Number(action === 0));
  const { regrets, strategies } = ownRegrets(procedure, done({ 0: pure }).slice(0, 3));
  expect(strategies).toEqual([pure]);
  for (const [action, regret] of regrets.entries())
    expect(regret).toBeCloseTo(first.earned[action] - first.earned[0], 9);
  expect(regrets[0]).toBeCloseTo(0, 9);
});

it("By how much regrets were said wrongly is carried along, and leads to another mixture", () => {
  const wrong = acts[2].numbers.map((one, action) => (action === 0 ? one + 100 : one));
  const own = ownRegrets(procedure, done({ 2: wrong }));
  const right = games[games.length - 1];
  expect(own.regrets[0]).toBeCloseTo(right.regrets[0] + 100, 9);
  expect(own.regrets[1]).toBeCloseTo(right.regrets[1], 9);
  expect(own.leadsTo[0]).toBeGreaterThan(0.9);
});

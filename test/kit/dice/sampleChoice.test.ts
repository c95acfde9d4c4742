import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureSampling } from "../../../bench/sampledDice.ts";
import { tellGame } from "../../../src/figures/dicePlay/toldGame.ts";
import { diceGames, playoutNames, rulesOf } from "../../../src/kit/dice/diceGames.ts";
import { measuredSampling } from "../../../src/kit/dice/measuredSampling.ts";
import { sampleChoice } from "../../../src/kit/dice/sampleChoice.ts";

/** A position of some game in which a side is to choose. */
const positions = fc
  .record({ game: fc.constantFrom(...diceGames), seed: fc.nat(10_000), choices: fc.nat(30) })
  .map(({ game, seed, choices }) => {
    const rules = rulesOf(game);
    const moves: string[] = [];
    for (;;) {
      const { position } = tellGame({ game, seed, moves });
      const legal = rules.moves(position);
      if (legal.length === 0)
        return { game, position: rules.write(tellGame({ game, seed, moves: [] }).position) };
      if (moves.length >= choices) return { game, position: rules.write(position) };
      moves.push(rules.writeMove(position, legal[(seed + moves.length) % legal.length]));
    }
  });

describe("What sampling chooses in a game with dice", () => {
  it("is what it tried most, of all that may be chosen, in as many playouts as were asked for", () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 2, max: 60 }), fc.nat(), (asked, playouts, seed) => {
        const told: number[] = [];
        const question = { ...asked, playouts, seed: String(seed) };
        const { move, tried } = sampleChoice(question, (done) => told.push(done));
        const rules = rulesOf(asked.game);
        const position = rules.read(asked.position);
        expect(tried.map((one) => one.move)).toEqual(
          rules.moves(position).map((one) => rules.writeMove(position, one)),
        );
        expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(playouts);
        const most = Math.max(...tried.map(({ visits }) => visits));
        expect(tried.find((one) => one.move === move)?.visits).toBe(most);
        // A choice's wins are whole games.
        for (const { visits, mean } of tried) expect(visits * mean).toBeCloseTo(Math.round(visits * mean), 6);
        expect(told).toEqual(Array.from({ length: playouts - 1 }, (_, before) => before + 1));
        expect(sampleChoice(question)).toEqual({ move, tried });
      }),
      { numRuns: 60 },
    );
  });

  it("counts wins for whoever is to choose, on either side", () => {
    const winning = (position: string) => {
      const { tried, move } = sampleChoice({ game: "race", position, playouts: 400, seed: "1" });
      return tried.find((one) => one.move === move)?.mean;
    };
    for (const ahead of ["68:11 A1", "11:68 B1"]) expect(winning(ahead)).toBeGreaterThan(0.9);
    for (const behind of ["11:68 A1", "68:11 B1"]) expect(winning(behind)).toBeLessThan(0.1);
  });

  const quick = playoutNames.filter((name) => Number(name) <= 1000);
  it.each(diceGames.flatMap((game) => quick.map((name) => ({ game, name }))))(
    "is as good as the page says: $game, $name playouts",
    ({ game, name }) => {
      const { best, lost } = measureSampling(game, Number(name));
      expect(best).toBe(measuredSampling[game][name].best);
      expect(lost).toBeCloseTo(measuredSampling[game][name].lost, 10);
    },
  );

  it("gives away less the longer it samples, but for what a hundred positions cannot tell", () => {
    for (const game of diceGames) {
      const lost = playoutNames.map((name) => measuredSampling[game][name].lost);
      for (const [at, one] of lost.entries()) if (at > 0) expect(one).toBeLessThan(lost[at - 1] + 0.0001);
    }
  });
});

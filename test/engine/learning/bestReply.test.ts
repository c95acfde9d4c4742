import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bestReply,
  cfr,
  exploitability,
  hiddenTreeGame,
  kuhnPoker,
  nonLocality,
  type Side,
  type Strategies,
  strategiesOf,
} from "../../../src/engine/index.ts";
import { arbitraryWorlds } from "../arbitraryWorlds.ts";
import { everyStrategy, expectedOf, type Settled } from "../everyStrategy.ts";

/** The strategies of one side, as `bestReply` takes them, the other's left out. */
function asStrategies(settled: Settled, game: ReturnType<typeof hiddenTreeGame>, side: Side): Strategies {
  const all = strategiesOf(game, (position) =>
    game.moves(position).map((_, i) => (i === settled.get(game.sees(position, side)) ? 1 : 0)),
  );
  return Object.fromEntries(Object.entries(all).filter(([seen]) => settled.has(seen)));
}

describe("bestReply", () => {
  it("is the best of all strategies, against any that is settled", () => {
    fc.assert(
      fc.property(arbitraryWorlds, fc.nat(), (tree, any) => {
        const game = hiddenTreeGame(tree);
        const [ofMax, ofMin] = [everyStrategy(game, "max"), everyStrategy(game, "min")];
        const [max, min] = [ofMax[any % ofMax.length], ofMin[any % ofMin.length]];
        const best = Math.max(...ofMax.map((own) => expectedOf(game, { max: own, min })));
        const worst = Math.min(...ofMin.map((own) => expectedOf(game, { max, min: own })));
        expect(bestReply(game, "max", asStrategies(min, game, "min"))).toBeCloseTo(best, 9);
        expect(bestReply(game, "min", asStrategies(max, game, "max"))).toBeCloseTo(worst, 9);
      }),
      { numRuns: 200 },
    );
  });

  it("is 1/18 for either side of Kuhn poker against a strategy of the known equilibrium", () => {
    const game = kuhnPoker();
    // Kuhn 1950, with the bluff of the first player at a third: pass and bet, by card and betting.
    const third = [2 / 3, 1 / 3];
    const [pass, bet] = [
      [1, 0],
      [0, 1],
    ];
    const kuhn = {
      ...{ "0": third, "1": pass, "2": bet, "0 pb": pass, "1 pb": third.toReversed(), "2 pb": bet },
      ...{ "0 p": third, "1 p": pass, "2 p": bet, "0 b": pass, "1 b": third, "2 b": bet },
    };
    expect(bestReply(game, "max", kuhn)).toBeCloseTo(-1 / 18, 12);
    expect(bestReply(game, "min", kuhn)).toBeCloseTo(-1 / 18, 12);
    expect(exploitability(game, kuhn)).toBeCloseTo(0, 12);
  });

  it("says half of what both can gain where all play by lot", () => {
    const game = kuhnPoker();
    const lot = strategiesOf(game, () => [1 / 2, 1 / 2]);
    expect(Object.keys(lot)).toHaveLength(12);
    expect(bestReply(game, "max", lot)).toBeCloseTo(1 / 2, 12);
    expect(exploitability(game, lot)).toBeCloseTo(11 / 24, 12);
    expect(exploitability(game, lot)).toBe(exploitability(game, cfr(game, { iterations: 1 }).average));
  });

  it("refuses strategies that leave open what is played", () => {
    const game = hiddenTreeGame(nonLocality);
    expect(() => bestReply(game, "min", {})).toThrow("do not say what max plays at");
    expect(() => bestReply(game, "max", { "0@0": [1] })).toThrow("do not say what min plays at");
  });
});

import { describe, expect, it } from "vitest";
import { checkGame, connectFour, reweigh, ticTacToe } from "../../../src/engine/index.ts";

describe("reweigh", () => {
  it("leaves the estimates alone where the weights are the game's own", () => {
    const same = reweigh(ticTacToe, ticTacToe.evaluation.weights);
    const position = ticTacToe.read("X.X.O....");
    expect(same.evaluate(position)).toBe(ticTacToe.evaluate(position));
  });

  it("counts what has no weight for nothing", () => {
    const blind = reweigh(ticTacToe, {});
    expect(blind.evaluate(ticTacToe.read("X.X.O...."))).toBe(0);
  });

  it("turns the estimate about where every weight is turned about", () => {
    const weights = Object.fromEntries(
      Object.entries(connectFour.evaluation.weights).map(([name, weight]) => [name, -weight]),
    );
    const turned = reweigh(connectFour, weights);
    const position = connectFour.read("44553");
    expect(connectFour.evaluate(position)).not.toBe(0);
    expect(turned.evaluate(position)).toBeCloseTo(-connectFour.evaluate(position), 2);
  });

  it.each([
    ["tic-tac-toe", ticTacToe, { ones: 60, twos: -90, centre: 50 }],
    ["Connect Four", connectFour, { twos: 400, threes: -400, threats: 400, centre: 400 }],
  ])("keeps every estimate short of a win, however large the weights: %s", (_name, game, weights) => {
    // biome-ignore lint/suspicious/noExplicitAny: either game.
    expect(checkGame(reweigh(game as any, weights as any), { positions: 3000 })).toEqual([]);
  });

  it("refuses weights for what there is not, and weights that are no whole numbers", () => {
    expect(() => reweigh(ticTacToe, { threats: 1 })).toThrow(
      'There is no feature "threats": ones, twos, centre',
    );
    expect(() => reweigh(ticTacToe, { ones: 0.5 })).toThrow("The weight of ones is no whole number: 0.5");
    expect(() => reweigh(ticTacToe, { ones: Number.NaN })).toThrow("no whole number");
  });
});

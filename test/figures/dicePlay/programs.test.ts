import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solvePig } from "../../../src/engine/chance/solvePig.ts";
import type { Side } from "../../../src/engine/game.ts";
import { tellGame } from "../../../src/figures/dicePlay/toldGame.ts";
import { type DiceGame, type DiceLevel, goal, rulesOf } from "../../../src/kit/dice/diceGames.ts";
import { exactChances } from "../../../src/kit/dice/exactChances.ts";
import { holdAt, quickChoice } from "../../../src/kit/dice/quickChoice.ts";

const pigRules = rulesOf("pig");
const raceRules = rulesOf("race");
const solution = solvePig(goal);
const standings = fc
  .record({ own: fc.nat(goal - 1), other: fc.nat(goal - 1), total: fc.nat(goal - 1) })
  .filter(({ own, total }) => own + total < goal && total !== 1);

/** What a level chooses: quickly, or by exact chances. */
function choose(game: DiceGame, level: DiceLevel, seed: number, position: unknown, choices: number): unknown {
  const quick = quickChoice({ game, level, seed }, position, choices);
  if (quick !== undefined) return quick;
  const chances = exactChances(game, rulesOf(game).write(position));
  return rulesOf(game).moves(position)[chances.indexOf(Math.max(...chances))];
}

/** In how many of these games the first level wins, beginning in every other one. */
function gamesWon(game: DiceGame, level: DiceLevel, other: DiceLevel, games: number): number {
  const rules = rulesOf(game);
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const side: Side = seed % 2 === 0 ? "max" : "min";
    const moves: string[] = [];
    for (;;) {
      const { position } = tellGame({ game, seed, moves });
      const outcome = rules.outcome(position);
      if (outcome !== undefined) {
        if (outcome > 0 === (side === "max")) won++;
        break;
      }
      const mover = rules.turn(position) === side ? level : other;
      moves.push(rules.writeMove(position, choose(game, mover, seed, position, moves.length)));
    }
  }
  return won;
}

/** With what probability the exact player wins a race against expectimax, on this side. */
function wonByAllDice(exact: Side): number {
  const known = new Map<string, number>();
  function won(position: unknown): number {
    const key = raceRules.write(position);
    const share = known.get(key) ?? wonAnew(position);
    known.set(key, share);
    return share;
  }
  function wonAnew(position: unknown): number {
    const outcome = raceRules.outcome(position);
    if (outcome !== undefined) return outcome > 0 === (exact === "max") ? 1 : 0;
    const turn = raceRules.turn(position);
    const moves = raceRules.moves(position);
    if (turn === "chance") {
      const chances = raceRules.chances(position);
      return moves.reduce<number>(
        (sum, move, i) => sum + chances[i] * won(raceRules.play(position, move)),
        0,
      );
    }
    const level = turn === exact ? "exact" : "expectimax";
    return won(raceRules.play(position, choose("race", level, 1, position, 0)));
  }
  return won(raceRules.start);
}

describe("What the program goes by", () => {
  it("is at Pig what the solution says, for whoever is to move", () => {
    fc.assert(
      fc.property(standings, fc.boolean(), ({ own, other, total }, isMax) => {
        const scores = isMax ? `${own}:${other} A` : `${other}:${own} B`;
        const chances = exactChances("pig", `${scores}+${total}`);
        const rolling = solution.rolling(own, other, total);
        expect(chances).toEqual(total === 0 ? [rolling] : [rolling, solution.holding(own, other, total)]);
        const chosen = choose("pig", "exact", 1, pigRules.read(`${scores}+${total}`), 0);
        const worth = chosen === "roll" ? rolling : solution.holding(own, other, total);
        expect(worth).toBe(Math.max(...chances));
      }),
    );
  });

  it("is in the race the mean over all dice and best replies, to the end", () => {
    const known = new Map<string, number>();
    /** With what probability MAX wins, by the definition. */
    function value(position: unknown): number {
      const outcome = raceRules.outcome(position);
      if (outcome !== undefined) return (1 + outcome) / 2;
      const key = raceRules.write(position);
      const found = known.get(key);
      if (found !== undefined) return found;
      const values = raceRules.moves(position).map((move) => value(raceRules.play(position, move)));
      const turn = raceRules.turn(position);
      const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
      const result = turn === "chance" ? mean : turn === "max" ? Math.max(...values) : Math.min(...values);
      known.set(key, result);
      return result;
    }
    value(raceRules.start);
    for (const text of [...known.keys()].filter((key) => !key.endsWith("?"))) {
      const position = raceRules.read(text);
      const expected = raceRules.moves(position).map((move) => {
        const max = value(raceRules.play(position, move));
        return raceRules.turn(position) === "max" ? max : 1 - max;
      });
      const chances = exactChances("race", text);
      expect(chances).toHaveLength(expected.length);
      for (const [at, chance] of chances.entries()) expect(chance).toBeCloseTo(expected[at]!, 12);
    }
  });

  it("is at the level of the rule of thumb the points of the turn alone", () => {
    fc.assert(
      fc.property(standings, ({ own, other, total }) => {
        const position = pigRules.read(`${own}:${other} A+${total}`);
        const chosen = quickChoice({ game: "pig", level: "holdAt20", seed: 1 }, position, 0);
        expect(chosen).toBe(total >= holdAt ? "hold" : "roll");
      }),
    );
  });

  it("is for a beginner a coin, the same for the same seed", () => {
    const position = pigRules.read("0:0 A+5");
    const chosen = Array.from({ length: 200 }, (_, seed) =>
      quickChoice({ game: "pig", level: "beginner", seed }, position, 3),
    );
    const again = quickChoice({ game: "pig", level: "beginner", seed: 7 }, position, 3);
    expect(again).toBe(chosen[7]);
    const holds = chosen.filter((move) => move === "hold").length;
    expect(holds).toBeGreaterThan(70);
    expect(holds).toBeLessThan(130);
  });

  it("makes each level better than the one below it", () => {
    expect(gamesWon("pig", "holdAt20", "beginner", 200)).toBeGreaterThan(150);
    expect(gamesWon("race", "expectimax", "beginner", 400)).toBeGreaterThan(240);
    // So near to each other that games would not tell: by all dice there are.
    expect(wonByAllDice("max") + wonByAllDice("min")).toBeGreaterThan(1);
    expect(gamesWon("pig", "exact", "beginner", 200)).toBeGreaterThan(150);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { duel } from "../../../src/figures/duel/duel.ts";
import { scoreOf } from "../../../src/figures/duel/duelScore.ts";
import {
  type DuelPair,
  type ProgramTurn,
  type ProgramTurnAnswer,
  pairSteps,
} from "../../../src/figures/duel/pairSteps.ts";
import { levelsFor, readPlayer, writePlayer } from "../../../src/figures/duel/players.ts";
import { diceGames, rulesOf } from "../../../src/kit/dice/diceGames.ts";
import { exactChances } from "../../../src/kit/dice/exactChances.ts";

const viewOf = (said: Readonly<Record<string, unknown>>) => duel.place(said).given;

/** A pair whose programs answer by what is given. */
function playPair(
  said: Readonly<Record<string, unknown>>,
  number = 0,
  answer: (turn: ProgramTurn) => ProgramTurnAnswer = () => {
    throw new Error("No program plays");
  },
): DuelPair {
  const steps = pairSteps(viewOf(said), number);
  let step = steps.next();
  while (!step.done) step = steps.next(answer(step.value));
  return step.value;
}
const bestAnswer =
  (game: "pig" | "race") =>
  ({ position }: ProgramTurn): ProgramTurnAnswer => {
    const chances = exactChances(game, position);
    const rules = rulesOf(game);
    const at = rules.read(position);
    return { move: rules.writeMove(at, rules.moves(at)[chances.indexOf(Math.max(...chances))]) };
  };

const named = diceGames.flatMap((game) =>
  levelsFor[game].map((level) => ({
    game,
    text: level === "sampling" ? "sampling,10" : level === "expectimax" ? "expectimax,2" : level,
  })),
);

describe("A pair of games with the same dice", () => {
  it.each(named)("is shared by two who go by the same: $game, $text", ({ game, text }) => {
    for (let number = 0; number < (game === "pig" ? 2 : 5); number++) {
      const [one, other] = playPair({ game, first: text, second: text }, number);
      expect([one.max, other.max]).toEqual(["first", "second"]);
      expect(one.winner).not.toBe(other.winner);
      expect(one.choices).toBe(other.choices);
    }
  });

  it("is the same whichever of the two is named first, and the same again", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100), (seed, number) => {
        const [first, second] = ["expectimax,3", "beginner"];
        const pair = playPair({ game: "race", first, second, seed }, number);
        expect(playPair({ game: "race", first, second, seed }, number)).toEqual(pair);
        const exchanged = playPair({ game: "race", first: second, second: first, seed }, number);
        const other = { first: "second", second: "first" } as const;
        expect(exchanged.map(({ max, winner }) => [other[max], other[winner]])).toEqual(
          pair.toReversed().map(({ max, winner }) => [max, winner]),
        );
      }),
      { numRuns: 20 },
    );
  });

  it("gives a side's rolls by its own number of rolls, whatever the other does", () => {
    // A program that notes what the die shows, in both games of a pair of Pig, against two others.
    const rollsOf = (second: string) => {
      const rolls: string[] = [];
      playPair({ game: "pig", first: "program,expectimax,javaScript,1", second }, 3, ({ position }) => {
        rolls.push(position.split(/[AB]\+/)[1]);
        // It rolls twice a turn, whatever comes.
        return { move: rolls.length % 2 === 1 ? "roll" : "hold" };
      });
      return rolls.slice(0, 6);
    };
    expect(rollsOf("holdAt20")).toEqual(rollsOf("beginner"));
  });

  it("asks a program only where it has a choice, and plays as who answers for it would", () => {
    for (const game of diceGames) {
      const against = game === "race" ? "expectimax,3" : "holdAt20";
      const asked: string[] = [];
      const pair = playPair({ game, first: "program,expectimax,python,3", second: against }, 1, (turn) => {
        expect(turn.who).toBe("first");
        asked.push(turn.position);
        return bestAnswer(game)(turn);
      });
      expect(pair).toEqual(playPair({ game, first: "exact", second: against }, 1));
      const rules = rulesOf(game);
      for (const text of asked) expect(rules.moves(rules.read(text)).length).toBeGreaterThan(1);
    }
  });

  it("is lost by a program that breaks off, with the reason, on either side", () => {
    const pair = playPair({ game: "race", first: "exact", second: "program,expectimax,python,3" }, 0, () => ({
      brokeOff: "why",
    }));
    expect(pair.map(({ winner, brokeOff }) => [winner, brokeOff])).toEqual([
      ["first", "why"],
      ["first", "why"],
    ]);
  });
});

describe("The score of a duel", () => {
  it("counts games, and each pair once for its interval", () => {
    const game = (winner: "first" | "second") => ({ max: "first", winner, choices: 1 }) as const;
    const pairs = [
      [game("first"), game("first")],
      [game("first"), game("second")],
      [game("second"), game("second")],
      [game("first"), game("first")],
    ] as const;
    const score = scoreOf(pairs)!;
    expect(score).toMatchObject({ wins: 5, losses: 3, won: 2, shared: 1, lost: 1 });
    expect(score.score.share).toBe(5 / 8);
    expect(score.score.low).toBeLessThan(5 / 8);
    expect(scoreOf([])).toBeUndefined();
  });

  it("tells a beginner from exact play in fifty pairs of the race", () => {
    const pairs = Array.from({ length: 50 }, (_, number) =>
      playPair({ game: "race", first: "exact", second: "beginner" }, number),
    );
    expect(scoreOf(pairs)!.score.low).toBeGreaterThan(0.5);
  });
});

it("Players are written as they are read, and one that a game does not have is refused", () => {
  for (const game of diceGames)
    for (const text of [
      "beginner",
      "exact",
      "expectimax,4",
      "sampling,100",
      "program,expectimax,python,6",
      "program,expectimax,javaScript,5",
    ])
      expect(writePlayer(readPlayer(text, game))).toBe(text);
  expect(() => readPlayer("holdAt20", "race")).toThrow();
  expect(() => readPlayer("expectimax,99", "race")).toThrow();
  for (const game of diceGames) {
    const view = viewOf({ game, first: "program,expectimax,python,2", pairs: 7, seed: 9 });
    expect(duel.read(duel.write(view))).toEqual(view);
  }
});

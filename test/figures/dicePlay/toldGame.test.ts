import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Side } from "../../../src/engine/game.ts";
import { random } from "../../../src/engine/random.ts";
import { lastRolls, tellGame } from "../../../src/figures/dicePlay/toldGame.ts";
import { type DiceGame, diceGames, rulesOf } from "../../../src/kit/dice/diceGames.ts";

/** The choices of a game that goes on by chance, to its end or to so many of them. */
function chosenAtRandom(game: DiceGame, seed: number, most: number): string[] {
  const rules = rulesOf(game);
  const chance = random(seed);
  const moves: string[] = [];
  while (moves.length < most) {
    const { position } = tellGame({ game, seed, moves });
    const legal = rules.moves(position);
    if (legal.length === 0) break;
    moves.push(rules.writeMove(position, legal[chance.below(legal.length)]));
  }
  return moves;
}

const games = fc
  .record({ game: fc.constantFrom(...diceGames), seed: fc.nat(999), most: fc.nat(40) })
  .map(({ game, seed, most }) => ({ game, seed, moves: chosenAtRandom(game, seed, most) }));

const facesOf = (told: ReturnType<typeof tellGame>) =>
  told.events.filter(({ by }) => by === "chance").map(({ move }) => move);

describe("A game of dice as it is told", () => {
  it("goes by the rules: each event is a legal move of whose turn it was, and leads to the next", () => {
    fc.assert(
      fc.property(games, (begun) => {
        const rules = rulesOf(begun.game);
        const { events, position, problem, moves } = tellGame(begun);
        expect([problem, moves]).toEqual([undefined, begun.moves]);
        let at: unknown = rules.start;
        for (const { by, move, before, after } of events) {
          expect(before).toEqual(at);
          expect([rules.turn(before), rules.moves(before).includes(move)]).toEqual([by, true]);
          at = rules.play(before, move);
          expect(after).toEqual(at);
        }
        expect(position).toEqual(at);
        expect(rules.outcome(at) !== undefined || rules.turn(at) !== "chance").toBe(true);
      }),
    );
  });

  it("shows the same dice for a seed, whatever is chosen and taken back", () => {
    fc.assert(
      fc.property(games, games, (one, other) => {
        const [first, second] = [one, { ...other, game: one.game, seed: one.seed }].map(tellGame);
        const [faces, others] = [facesOf(first!), facesOf(second!)];
        const both = Math.min(faces.length, others.length);
        expect(faces.slice(0, both)).toEqual(others.slice(0, both));
        const taken = tellGame({ ...one, moves: one.moves.slice(0, -1) });
        expect(first!.events.slice(0, taken.events.length)).toEqual(taken.events);
      }),
    );
  });

  it("shows each face about as often", () => {
    const shown = Array.from({ length: 300 }, (_, seed) =>
      facesOf(tellGame({ game: "pig", seed, moves: Array<string>(20).fill("roll") })),
    ).flat();
    expect(shown.length).toBeGreaterThan(3000);
    for (let face = 1; face <= 6; face++)
      expect(shown.filter((one) => one === face).length / shown.length).toBeCloseTo(1 / 6, 1);
  });

  it("goes up to the first choice that the rules do not allow, and says which that is", () => {
    const { moves, problem } = tellGame({ game: "pig", seed: 1, moves: ["hold", "roll"] });
    expect(moves).toEqual([]);
    expect(problem).toMatch(/^Choice 1: "hold" is no legal move here/);
    expect(tellGame({ game: "race", seed: 1, moves: ["roll"] }).problem).toMatch(/^Choice 1: /);
  });

  it("shows the rolls of the last turn that has any", () => {
    fc.assert(
      fc.property(games, (begun) => {
        const { events } = tellGame(begun);
        const rolls = events.filter(({ by }) => by === "chance");
        const sides = rolls.map(({ before }) => (before as { side: Side }).side);
        const { side, faces } = lastRolls(events);
        expect(side).toBe(sides.at(-1));
        const turn =
          begun.game === "race" ? 1 : sides.length - 1 - sides.findLastIndex((one) => one !== side);
        expect(faces).toEqual(
          rolls.slice(rolls.length - Math.min(turn, rolls.length)).map(({ move }) => move),
        );
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { type PigPosition, pig, solvePig } from "../../../src/engine/index.ts";

/** MAX's probability of winning from every position of a game, by the rules of the game alone: swept until nothing moves. */
function sweep(goal: number, sides: number): Map<string, number> {
  const game = pig(goal, sides);
  const reached: PigPosition[] = [game.start];
  const places = new Map([[game.write(game.start), 0]]);
  const after = (position: PigPosition) => game.moves(position).map((move) => game.play(position, move));
  const children: number[][] = [];
  for (const position of reached)
    children.push(
      after(position).map((next) => {
        const text = game.write(next);
        if (!places.has(text)) places.set(text, reached.push(next) - 1);
        return places.get(text)!;
      }),
    );
  const backups = reached.map(
    (position) => ({ max: Math.max, min: Math.min, chance: mean })[game.turn(position)],
  );
  const worth = reached.map((position) => game.outcome(position) ?? 0);
  let change = 1;
  while (change > 1e-13) {
    change = 0;
    for (const [place, below] of children.entries()) {
      if (below.length === 0) continue;
      const value = backups[place](...below.map((child) => worth[child]));
      change = Math.max(change, Math.abs(value - worth[place]));
      worth[place] = value;
    }
  }
  return new Map([...places].map(([text, place]) => [text, (1 + worth[place]) / 2]));
}

const mean = (...values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("solvePig", () => {
  const { winning, holding, rolling } = solvePig();

  // T. Neller and C. Presser 2004, "Optimal Play of the Dice Game Pig".
  it("gives the player who begins 53.06 of 100 games, as published", () => {
    expect(winning(0, 0, 0)).toBeCloseTo(0.5306, 4);
  });

  it("finds where one is to hold at 22 to 26 and yet to roll at 27, as published", () => {
    // possiblywrong.wordpress.com/2014/03/20, of the policy of Neller and Presser: 41 points against 49.
    const holds = (total: number) => holding(41, 49, total) > rolling(41, 49, total);
    expect([20, 21, 22, 23, 24, 25, 26, 27].filter(holds)).toEqual([22, 23, 24, 25, 26]);
  });

  it("is sure of what comes to the goal, and never better off without its turn", () => {
    expect([winning(94, 0, 6), holding(94, 0, 6)]).toEqual([1, 1]);
    for (let own = 0; own < 100; own += 9)
      for (let other = 0; other < 100; other += 9)
        expect(winning(own, other, 0)).toBeGreaterThan(1 - winning(other, own, 0));
  });

  it.each([
    [2, 6],
    [3, 6],
    [7, 6],
    [12, 6],
    [9, 2],
    [8, 4],
    [9, 10],
  ])("agrees with the rules, swept over all positions, to %i points with a die of %i", (goal, sides) => {
    const [swept, solved] = [sweep(goal, sides), solvePig(goal, sides)];
    const game = pig(goal, sides);
    expect(swept.size).toBeGreaterThan(goal * goal);
    for (const [text, probability] of swept) {
      const { max, min, side, total, rolling } = game.read(text);
      const [own, other] = side === "max" ? [max, min] : [min, max];
      const winning = rolling ? solved.rolling(own, other, total) : solved.winning(own, other, total);
      expect(side === "max" ? winning : 1 - winning).toBeCloseTo(probability, 9);
    }
  });
});

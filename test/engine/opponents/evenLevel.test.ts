import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evenLevel, type LevelScore, scoreBounds } from "../../../src/engine/opponents/evenLevel.ts";
import { random } from "../../../src/engine/random.ts";

const arbitraryScores = fc.array(
  fc
    .integer({ min: 0, max: 30 })
    .chain((games) => fc.record({ games: fc.constant(games), points: fc.integer({ min: 0, max: games }) })),
  { minLength: 1, maxLength: 6 },
);
const arbitraryCaution = fc.double({ min: 0, max: 2, noNaN: true });

/** What somebody scores who plays `games` games, won at each level with the probability given. */
function play(wins: readonly number[], games: number, seed: number, choose: typeof evenLevel) {
  const chance = random(seed);
  let scores: LevelScore[] = wins.map(() => ({ games: 0, points: 0 }));
  let level = 1;
  const levels: number[] = [];
  for (let game = 0; game < games; game++) {
    level = choose(scores, level);
    levels.push(level);
    const points = Number(chance.next() < wins[level]);
    scores = scores.map((score, i) =>
      i === level ? { games: score.games + 1, points: score.points + points } : score,
    );
  }
  return { scores, levels };
}

describe("The bounds of a score", () => {
  it("are 0 and 1 of what nobody has played", () => {
    expect(scoreBounds([{ games: 0, points: 0 }])).toEqual([{ least: 0, most: 1 }]);
  });

  it("lie as far about the mean as UCB1 says", () => {
    const [{ least, most }] = scoreBounds([{ games: 16, points: 8 }], 0.4);
    expect(most - 0.5).toBeCloseTo(0.4 * Math.sqrt(Math.log(17) / 16), 12);
    expect(0.5 - least).toBeCloseTo(0.4 * Math.sqrt(Math.log(17) / 16), 12);
  });

  it("of a level are no worse than those of a harder one, and no better than those of an easier one", () => {
    const known = { games: 9, points: 9 };
    const unknown = { games: 0, points: 0 };
    const [easier, , harder] = scoreBounds([unknown, known, unknown], 0.2);
    expect(easier.least).toBeCloseTo(1 - 0.2 * Math.sqrt(Math.log(10) / 9), 12);
    expect(harder).toEqual({ least: 0, most: 1 });
    fc.assert(
      fc.property(arbitraryScores, arbitraryCaution, (scores, c) => {
        const bounds = scoreBounds(scores, c);
        const rising = bounds.some(
          ({ least, most }, i) => i > 0 && (least > bounds[i - 1].least || most > bounds[i - 1].most),
        );
        expect(rising).toBe(false);
      }),
    );
  });

  it("refuse what cannot have been played", () => {
    expect(() => scoreBounds([{ games: 2, points: 3 }])).toThrow("3 points cannot be scored in 2 games");
    expect(() => scoreBounds([{ games: 1.5, points: 1 }])).toThrow(RangeError);
    expect(() => scoreBounds([], -1)).toThrow("c must be a number, 0 or more");
  });
});

describe("The even level", () => {
  it("is the level at hand while nothing is known", () => {
    const scores = Array.from({ length: 4 }, () => ({ games: 0, points: 0 }));
    for (const level of [0, 1, 2, 3]) expect(evenLevel(scores, level)).toBe(level);
    expect(() => evenLevel(scores, 4)).toThrow(RangeError);
  });

  it("goes up to where somebody begins to lose, and stays between two levels", () => {
    for (const [beaten, turns] of [
      [4, [3]],
      [3, [2, 3]],
      [2, [1, 2]],
      [0, [0]],
    ] as const) {
      const wins = [0, 1, 2, 3].map((level) => Number(level < beaten));
      const { levels } = play(wins, 30, 1, evenLevel);
      expect(new Set(levels.slice(-6))).toEqual(new Set(turns));
    }
  });

  it("keeps games more even than one level for all, and than a level up after a win, down after a defeat", () => {
    const staircase: typeof evenLevel = (scores, level) => {
      const last = seen.get(level) ?? 0;
      seen.set(level, scores[level].points);
      if (scores[level].games === 0) return level;
      return Math.max(0, Math.min(3, level + (scores[level].points > last ? 1 : -1)));
    };
    let seen = new Map<number, number>();
    const chance = random(5);
    const lost = { even: 0, staircase: 0, casual: 0 };
    const players = 300;
    for (let player = 0; player < players; player++) {
      const [skill, slope] = [chance.next() * 5 - 1, 1 + chance.next() * 2.5];
      const wins = [0, 1, 2, 3].map((level) => 1 / (1 + Math.exp((level - skill) * slope)));
      const evenness = wins.map((win) => 1 - Math.abs(2 * win - 1));
      const best = Math.max(...evenness);
      seen = new Map();
      for (const [name, choose] of [
        ["even", evenLevel],
        ["staircase", staircase],
        ["casual", () => 1],
      ] as const) {
        const { levels } = play(wins, 30, player, choose);
        lost[name] += levels.reduce((sum, level) => sum + best - evenness[level], 0) / (30 * players);
      }
    }
    expect(lost.even).toBeLessThan(0.6 * lost.staircase);
    expect(lost.even).toBeLessThan(0.3 * lost.casual);
  });
});

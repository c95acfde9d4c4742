import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerPig, isToHold, type PigView, pig, pigFacts, solvedPig } from "../../../src/figures/pig/pig.ts";

const answerAt = (standing: Partial<PigView>) => {
  const whole = { goal: 100, own: 0, other: 0, total: 0, ...standing };
  return answerPig(solvedPig(whole.goal), whole);
};
const standings = fc
  .integer({ min: 10, max: 30 })
  .chain((goal) =>
    fc.record({
      goal: fc.constant(goal),
      own: fc.nat(goal - 1),
      other: fc.nat(goal - 1),
      total: fc.nat(goal - 1),
    }),
  )
  .filter(({ goal, own, total }) => own + total < goal);

describe("A figure of Pig", () => {
  it("says who is favoured at the start of a game to 100", () => {
    // Neller and Presser 2004: whoever begins wins 53.06 % of games between two who play their best.
    expect(pigFacts(answerAt({}))).toMatchObject({ winning: "0.5306", holding: "–", holdAt: "21" });
  });

  it("holds where its map says, and nowhere else", () => {
    fc.assert(
      fc.property(standings, (standing) => {
        const answer = answerAt(standing);
        const isOnMap = answer.holds[standing.own].some(
          ([from, to]) => from <= standing.total && standing.total < to,
        );
        expect(isToHold(answer)).toBe(isOnMap);
      }),
    );
  });

  it("has the mean of six faces for what a roll is worth, each worth what the game says of where it leads", () => {
    fc.assert(
      fc.property(standings, (standing) => {
        const { goal, own, other, total } = standing;
        const { faces, rolling } = answerAt(standing);
        expect(faces.reduce((sum, chance) => sum + chance, 0) / 6).toBeCloseTo(rolling, 9);
        const lost = answerAt({ goal, own: other, other: own, total: 0 });
        expect(faces[0]).toBeCloseTo(1 - lost.rolling, 9);
        for (const face of [2, 3, 4, 5, 6]) {
          if (own + total + face >= goal) expect(faces[face - 1]).toBe(1);
          else {
            const { rolling, holding } = answerAt({ goal, own, other, total: total + face });
            expect(faces[face - 1]).toBeCloseTo(Math.max(rolling, holding ?? 0), 9);
          }
        }
      }),
    );
  });

  it("refuses a turn that would have won, and scores that are past the goal", () => {
    expect(() => pig.read(new URLSearchParams("own=80&total=20"))).toThrow(/total/);
    expect(() => pig.read(new URLSearchParams("goal=50&own=50"))).toThrow(/own/);
    expect(pig.read(new URLSearchParams("goal=50&own=49"))).toMatchObject({ goal: 50, own: 49, total: 0 });
  });
});

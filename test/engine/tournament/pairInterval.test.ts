import { describe, expect, it } from "vitest";
import { deviations, looks } from "../../../bench/sequentialMatch.ts";
import { random } from "../../../src/engine/index.ts";
import { pairInterval } from "../../../src/engine/tournament/pairInterval.ts";

/** How often of 100 a pair of games brings 0, ¼, ½, ¾ and 1: as the matches have it, and where openings decide more. */
const kinds: readonly (readonly number[])[] = [
  [50, 0, 0, 0, 50],
  [25, 0, 50, 0, 25],
  [10, 14, 46, 11, 19],
  [2, 6, 80, 6, 6],
  [3, 3, 14, 20, 60],
  [10, 0, 0, 0, 90],
];

const meanOf = (kind: readonly number[]) => kind.reduce((sum, times, i) => sum + (times * i) / 400, 0);

function drawScore(kind: readonly number[], below: (bound: number) => number): number {
  let left = below(100);
  let i = 0;
  while (left >= kind[i]) left -= kind[i++];
  return i / 4;
}

/** Whether one of the looks at a match finds an interval without the true score. */
function deceives(kind: readonly number[], batch: number, below: (bound: number) => number): boolean {
  const [mean, scores] = [meanOf(kind), [] as number[]];
  for (let look = 1; look <= looks; look++) {
    for (let pair = 0; pair < batch; pair++) scores.push(drawScore(kind, below));
    const { low, high } = pairInterval(scores, deviations);
    if (mean < low || mean > high) return true;
  }
  return false;
}

describe("The interval of a score by pairs of games", () => {
  it.each([8, 40])(
    "holds the true score 95 times in 100 at all five looks, %i pairs between them",
    (batch) => {
      const matches = 4000;
      for (const kind of kinds) {
        const { below } = random(`pairs ${kind} ${batch}`);
        let deceived = 0;
        for (let match = 0; match < matches; match++) if (deceives(kind, batch, below)) deceived++;
        // Four standard errors of the estimate.
        const most = 0.05 + 4 * Math.sqrt((0.05 * 0.95) / matches);
        expect(deceived / matches, `${kind} of 100`).toBeLessThan(most);
      }
    },
  );

  it("is shorter where openings decide and each side wins one than where one player wins both", () => {
    const width = (scores: readonly number[]) => {
      const { low, high } = pairInterval(scores, deviations);
      return high - low;
    };
    const split = Array.from({ length: 40 }, () => 0.5);
    const won = Array.from({ length: 40 }, (_, pair) => pair % 2);
    expect(width(split)).toBeLessThan(width(won) / 2);
  });

  it("tells nothing from nothing, and stays within 0 and 1", () => {
    expect(pairInterval([1], deviations).low).toBeLessThan(0.5);
    expect(pairInterval([1, 1, 1], deviations)).toMatchObject({ share: 1, high: 1 });
    expect(pairInterval([0, 0, 0], deviations)).toMatchObject({ share: 0, low: 0 });
  });
});

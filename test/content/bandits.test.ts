import { describe, expect, it } from "vitest";
import {
  biased,
  epsilonGreedy,
  expectedLoss,
  HandMatch,
  handGames,
  ucb1RegretBound,
} from "../../src/engine/index.ts";
import { truthOf } from "../../src/figures/bandit/armReadings.ts";
import { bandit, banditFacts } from "../../src/figures/bandit/bandit.ts";
import { policyNames } from "../../src/figures/bandit/benchChoices.ts";
import { regretSeeds, regretsNow } from "../../src/figures/bandit/regretSeries.ts";
import { proseOf, textOf } from "./proseOf.ts";
import { elementsOf, readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/11-bandits.mdx");
const prose = proseOf(children).join("\n");

type Said = Readonly<Record<string, unknown>>;
const viewOf = (said: Said) => bandit.place(said).given;
const facts = (said: Said) => banditFacts(viewOf(said), []);
const truths = (said: Said) => {
  const view = viewOf(said);
  return handGames[view.game].hands.map((_, hand) => truthOf(view, hand));
};
const last = (said: Said) =>
  Object.fromEntries(regretsNow(viewOf(said)).map(({ policy, bands }) => [policy, bands.at(-1)!]));

/** What is typed in a sentence's own words, written again by the engine. */
describe("What the chapter says in words of its own is what the engine finds", () => {
  const [three, four, turns] = [
    facts({ rounds: 3 }),
    facts({ rounds: 4 }),
    facts({ opponent: "cycling", seed: 7, rounds: 1000 }),
  ];
  it.each([
    `Here its rock earned ${three.known1}, its paper ${three.known2}, its scissors ${three.known3}.`,
    `and rock’s ${three.bound1} is the greatest bound.`,
    `So paper comes next, at ${four.bound2}.`,
    `With seed 7 UCB1 loses ${turns.losses} of ${turns.rounds} rounds.`,
  ])("%s", (sentence) => {
    expect(prose).toContain(sentence);
  });

  it("paper comes fifth, being the hand of the greatest bound after four rounds", () => {
    expect(facts({ rounds: 5 }).pulls2).toBe("2");
    expect([three.missed1, three.missed2]).toEqual([three.missed3, three.missed3]);
  });

  it("after a thousand rounds the bounds are nearly equal, and paper was shown most", () => {
    const { bound1, bound2, bound3, pulls1, pulls2, pulls3 } = facts({ rounds: 1000 });
    const bounds = [bound1, bound2, bound3].map(Number);
    expect(Math.max(...bounds) - Math.min(...bounds)).toBeLessThan(0.02);
    expect(Number(pulls2)).toBeGreaterThan(Number(pulls1));
    expect(Number(pulls1)).toBeGreaterThan(Number(pulls3));
  });

  it("scissors, shown least, are known less well than paper; of rock that cannot be said", () => {
    const { known1, known2, known3 } = facts({ rounds: 1000 });
    const [rock, paper, scissors] = [known1, known2, known3].map((known, hand) =>
      Math.abs(Number(known) - truths({})[hand]),
    );
    expect(scissors).toBeGreaterThan(5 * paper);
    expect(rock).toBeLessThanOrEqual(paper);
    expect(prose).toContain(`the mean of scissors is ${known3}.`);
  });

  it("against one who goes in turn a hand shown least has the greatest bound, and all are equal in every third round", () => {
    for (let rounds = 3; rounds < 12; rounds++) {
      const said = facts({ opponent: "cycling", seed: 7, rounds });
      const [pulls, bounds] = ["pulls", "bound"].map((name) =>
        [1, 2, 3].map((hand) => Number(said[`${name}${hand}`])),
      );
      const greatest = bounds.indexOf(Math.max(...bounds));
      expect(pulls[greatest]).toBe(Math.min(...pulls));
      expect(new Set(bounds).size).toBe(rounds % 3 === 0 ? 1 : 2);
    }
    expect(prose).toContain("the hand shown least has the greatest bound");
  });

  it("prints the mean losses of ε-greedy as one rounding gives them", () => {
    const means = [0.05, 0.1, 0.2].map((epsilon) => {
      const losses = Array.from({ length: regretSeeds }, (_, seed) => {
        const setup = { game: handGames.rockPaperScissors, policy: epsilonGreedy(epsilon), draw: 0.5, seed };
        const match = new HandMatch(setup);
        const other = biased([50, 25, 25]);
        while (match.rounds < 1000) match.play(other);
        return expectedLoss(truths({}), match.arms);
      });
      return (losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toFixed(1);
    });
    expect(prose).toContain(`It is ${means[0]}, ${means[1]} and ${means[2]} for an ε of`);
  });

  it("the theorem promises less than nothing that matters in so few rounds", () => {
    const means = truths({});
    expect(ucb1RegretBound(means, 1000)).toBeGreaterThan(1000 * (Math.max(...means) - Math.min(...means)));
  });

  it("where one hand is far better, the loss against the best mean is the regret in hindsight; where none is, it is not", () => {
    const [ucb1] = regretsNow(viewOf({}), ["ucb1"]);
    expect(Math.abs(ucb1.bands.at(-1)!.mean - ucb1.hindsight.mean)).toBeLessThan(2);
    const [alike] = regretsNow(viewOf({ weights: "34 33 33" }), ["ucb1"]);
    const means = truths({ weights: "34 33 33" });
    const worst = 1000 * (Math.max(...means) - Math.min(...means));
    expect(worst).toBeCloseTo(10);
    expect(alike.bands.at(-1)!.mean).toBeLessThan(worst);
    expect(alike.hindsight.mean).toBeGreaterThan(worst);
  });

  it("against one who goes in turn UCB1 wins, draws or loses every round after its first three", () => {
    const earned = Array.from({ length: 30 }, (_, seed) =>
      Math.round(10 * Number(facts({ opponent: "cycling", seed, rounds: 1000 }).mean)),
    );
    expect(new Set(earned)).toEqual(new Set([0, 5, 10]));
    const cells = elementsOf(children, "td").map((cell) => textOf(cell.children));
    const inTurn = cells.indexOf("one who goes in turn");
    expect(cells[inTurn + 1]).toBe("0.50");
  });

  it("UCB1 loses most of the three, a smaller c less, and the smallest most unevenly", () => {
    const { ucb1, epsilonGreedy, thompsonSampling } = last({});
    expect(Math.max(epsilonGreedy.mean, thompsonSampling.mean)).toBeLessThan(ucb1.mean);
    const [half, fifth] = [last({ c: 0.5 }).ucb1, last({ c: 0.2 }).ucb1];
    expect(half.mean).toBeLessThan(fifth.mean);
    expect(fifth.mean).toBeLessThan(ucb1.mean);
    expect(fifth.high - fifth.low).toBeGreaterThan(3 * (half.high - half.low));
  });

  it("nearly all that lose most at c 0.2 show rock to the end, and not all of them", () => {
    const lost = Array.from({ length: 100 }, (_, seed) => facts({ rounds: 1000, c: 0.2, seed }))
      .filter(({ loss }) => Number(loss) >= Number(last({ c: 0.2 }).ucb1.high))
      .map(({ pulls1 }) => Number(pulls1) > 900);
    expect(lost.filter((isRock) => isRock).length).toBeGreaterThan(0.9 * lost.length);
    expect(lost).toContain(false);
    expect(prose).toContain("Nearly all the matches up there lose 0.125 a round to the end. They show rock");
  });

  it("the same stranger has another best hand where draws are worth nothing", () => {
    expect(truths({ weights: "45 15 40" }).map((mean) => mean.toFixed(3))).toEqual([
      "0.625",
      "0.525",
      "0.350",
    ]);
    expect(truths({ weights: "45 15 40", draw: 0 })).toEqual([0.4, 0.45, 0.15]);
  });

  it("one who foretells wins every round against UCB1, most against ε-greedy, half against Thompson", () => {
    const earned = policyNames.map((policy) =>
      Number(facts({ opponent: "foretelling", policy, rounds: 1000 }).earned),
    );
    expect(earned[0]).toBe(0);
    expect(earned[1]).toBeGreaterThan(0);
    expect(earned[1]).toBeLessThan(200);
    expect(Math.abs(earned[2] - 500)).toBeLessThan(60);
  });

  it("of five hands two are best, and two worst", () => {
    for (const weights of ["40 15 15 15 15", "60 10 10 10 10"]) {
      const means = truths({ game: "lizardSpock", weights }).map((mean) => mean.toFixed(3));
      expect([means[1], means[2]]).toEqual([means[3], means[4]]);
      expect(new Set(means).size).toBe(3);
      expect(means.toSorted().slice(-2)).toEqual([means[1], means[1]]);
      expect(means.toSorted().slice(0, 2)).toEqual([means[2], means[2]]);
    }
  });
});

describe("What a reader is asked to try comes out as promised", () => {
  it("UCB1 beats one who copies in every round with seed 1, and not with seed 2", () => {
    const copied = (seed: number) => facts({ opponent: "copying", seed, rounds: 100 }).wins;
    expect(copied(1)).toBe("100");
    expect(Number(copied(2))).toBeLessThan(50);
    expect(prose).toContain(`It wins ${copied(1)} of 100 rounds`);
  });

  it("with another seed UCB1 is one step ahead of one who goes in turn", () => {
    expect(facts({ opponent: "cycling", seed: 1, rounds: 1000 }).wins).toBe("1,000");
  });

  it("of ten rounds the first in which UCB1 leaves the hand that earned most is the fifth, with paper", () => {
    const [third, fourth, fifth] = [3, 4, 5].map((rounds) => facts({ rounds }));
    expect([third.pulls1, fourth.pulls1]).toEqual(["1", "2"]);
    expect(Number(third.known1)).toBeGreaterThan(Number(third.known2));
    expect([fourth.pulls2, fifth.pulls2]).toEqual(["1", "2"]);
    expect(fourth.known2).toBe("0.5");
    expect(Number(fourth.known1)).toBeGreaterThan(0.5);
  });

  it("without a bonus rock gives way to paper once its mean is below a half, or never, by the seed", () => {
    const before = facts({ c: 0, rounds: 143 });
    expect([before.pulls2, before.pulls3]).toEqual(["1", "1"]);
    const then = facts({ c: 0, rounds: 144 });
    expect(then.pulls2).toBe("2");
    expect(Number(then.known1)).toBeLessThan(0.5);
    expect(Number(facts({ c: 0, rounds: 200 }).pulls2)).toBeGreaterThan(50);
    expect(facts({ c: 0, rounds: 1000 }).pulls3).toBe("1");
    expect(facts({ c: 0, rounds: 1000, seed: 4 }).pulls2).toBe("1");
    const toPaper = Array.from({ length: 20 }, (_, seed) => facts({ c: 0, rounds: 1000, seed })).filter(
      ({ pulls2 }) => Number(pulls2) > 500,
    ).length;
    expect(toPaper).toBeGreaterThan(5);
    expect(toPaper).toBeLessThan(20);
    expect(prose).toContain("with some other seeds it never changes to paper");
  });

  it("an ε-greedy learner of seed 4 that never explores shows paper once and never again", () => {
    const { pulls2 } = facts({ policy: "epsilonGreedy", epsilon: 0, seed: 4, rounds: 1000 });
    expect(pulls2).toBe("1");
  });

  it("of all ε from 0 to 0.3 those near 0.1 lose least", () => {
    const losses = [0, 0.05, 0.1, 0.2, 0.3].map((epsilon) => last({ epsilon }).epsilonGreedy.mean);
    expect(Math.min(...losses)).toBe(losses[2]);
  });

  it("ten rounds in a row can be won against UCB1 by who reads its bounds", () => {
    let shown = "";
    for (let round = 0; round < 10; round++) {
      // UCB1 decides before it sees your hand: show any, see what it showed, and show the hand that beats it.
      const views = [0, 1, 2].map((hand) => facts({ opponent: "you", shown: `${shown}${hand}` }));
      shown += views.findIndex(({ losses }) => losses === String(round + 1));
    }
    expect(facts({ opponent: "you", shown }).losses).toBe("10");
  });

  it("habits can make scissors best where a draw is worth as much as a win", () => {
    const means = truths({ weights: "20 40 40", draw: 1 });
    expect(Math.max(...means)).toBe(means[2]);
    const best = [1, 0.5, 0].map((draw) => {
      const worth = truths({ weights: "20 30 50", draw });
      return worth.indexOf(Math.max(...worth));
    });
    expect(best).toEqual([2, 0, 0]);
  });
});

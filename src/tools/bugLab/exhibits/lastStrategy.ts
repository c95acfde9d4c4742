import { formatValue } from "../../../drawing/formatValue.ts";
import { exploitabilityOf, RegretMatchers, regretMatching } from "../../../engine/index.ts";
import { matrixGames } from "../../../figures/regret/matrixGames.ts";
import { lastStrategy as lastOf } from "../../../mistakes/index.ts";
import type { Curves } from "../curves.ts";
import type { Exhibit } from "../exhibit.ts";

const { payoffs } = matrixGames.rockPaperScissors;
const iterations = 200;
const options = {
  iterations,
  start: [
    [1, 0, 0],
    [0, 1, 0],
  ],
} as const;
/** What the averages are sure to come within: the published bound L·√n/√T, payoffs spread over 2, 3 actions. */
const near = (2 * Math.sqrt(3)) / Math.sqrt(iterations);

/** A mistake in regret matching, which curves can show. */
export const lastStrategy: Exhibit & { readonly shown: Readonly<Record<string, unknown>>; curves(): Curves } =
  {
    name: "lastStrategy",
    title: "The last strategy in place of the average",
    kind: "wrong answer",
    standsFor: "regretMatching",
    chapter: "regret-matching",
    input: "rock-paper-scissors, begun at rock against paper",
    unit: "iterations",
    shown: { payoffs: "rockPaperScissors", row: "100 0 0", column: "0 100 0", iterations },
    story: [
      "A learner that gets better with every round has, one would think, its best strategy at the end. So a program that learns by regret prints what it would play next.",
      "With regret matching it is not so. What is promised is promised for the average over all rounds. What is played from round to round may go in circles for ever, each strategy answering the last one.",
    ],
    prove() {
      const [right, wrong] = [regretMatching, lastOf].map((learn) => learn(payoffs, options).exploitability);
      const worse = wrong > right;
      return {
        right: { isRight: right <= near, work: iterations },
        wrong: { isRight: wrong <= near, work: iterations },
        question: {
          text: `Two players learn rock, paper, scissors for ${iterations} rounds, begun at rock against paper. Which of the two can be exploited more: the average of what they played, or the last thing they played?`,
          options: ["The average", "The last"],
          answer: worse ? 1 : 0,
        },
        reveal: [
          `After ${iterations} rounds a best reply to the last strategies wins ${formatValue(wrong)} a game, on average of both sides; one to the averages wins ${formatValue(right)}. Rock brings out paper, paper scissors, and scissors rock; only the average of them all is near a third each.`,
        ],
      };
    },
    curves() {
      const players = new RegretMatchers(payoffs, { start: options.start });
      const standings = Array.from({ length: iterations }, () => {
        players.step();
        return players.result;
      });
      return {
        measure: "exploitability",
        most: 1,
        right: standings.map(({ exploitability }) => exploitability),
        wrong: standings.map(({ current }) => exploitabilityOf(payoffs, ...current)),
        titles: ["the averages", "the last strategies"],
      };
    },
  };

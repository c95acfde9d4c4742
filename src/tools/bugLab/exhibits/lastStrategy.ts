import { formatValue } from "../../../drawing/formatValue.ts";
import { exploitabilityOf, RegretMatchers, regretMatching } from "../../../engine/index.ts";
import { matrixGames } from "../../../figures/regret/matrixGames.ts";
import { lastStrategy as lastOf } from "../../../mistakes/index.ts";
import type { Curves } from "../curves.ts";
import type { Exhibit } from "../exhibit.ts";
import { lastStrategy as words } from "../exhibitWords.ts";
import { iterations as countedIn } from "../words.ts";

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
    title: words.title,
    kind: "wrongAnswer",
    standsFor: "regretMatching",
    chapter: "regret-matching",
    input: words.input,
    unit: countedIn,
    shown: { payoffs: "rockPaperScissors", row: "100 0 0", column: "0 100 0", iterations },
    story: words.story,
    prove() {
      const [right, wrong] = [regretMatching, lastOf].map((learn) => learn(payoffs, options).exploitability);
      const worse = wrong > right;
      return {
        right: { isRight: right <= near, work: iterations },
        wrong: { isRight: wrong <= near, work: iterations },
        question: {
          text: words.question(iterations),
          options: words.options,
          answer: worse ? 1 : 0,
        },
        reveal: [words.reveal(iterations, formatValue(wrong), formatValue(right))],
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
        titles: words.curves,
      };
    },
  };

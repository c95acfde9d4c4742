import type { byHandPage } from "../../kit/share/byHandPage.ts";
import { last, questions } from "./words.ts";

/** What a guide ends with: a way to choose moves, why, the chapters that teach it, and what of them is carried out by hand. */
export interface Advice {
  readonly title: string;
  readonly why: string;
  readonly chapters: readonly { readonly number: number; readonly slug: string }[];
  readonly byHand: Parameters<typeof byHandPage>[0];
}

/** A question whose one answer ends the guide and whose other leads on. */
export interface GuideQuestion {
  readonly name: keyof typeof questions;
  readonly ask: string;
  readonly hint: string;
  /** The answer that ends it, and with what. */
  readonly end: "yes" | "no";
  readonly advice: Advice;
}

const question = (
  name: GuideQuestion["name"],
  end: GuideQuestion["end"],
  byHand: Advice["byHand"],
  chapters: Advice["chapters"],
): GuideQuestion => {
  const { ask, hint, title, why } = questions[name];
  return { name, ask, hint, end, advice: { title, why, chapters, byHand } };
};

/** In the order in which they are asked: what rules most out comes first. */
export const guideQuestions: readonly GuideQuestion[] = [
  question("tries", "no", "ucb1", [{ number: 11, slug: "bandits" }]),
  question("looksAhead", "no", "behaviourTree", [{ number: 14, slug: "behaviour-trees" }]),
  question("isForTwo", "no", "uct", [{ number: 12, slug: "mcts" }]),
  question("isDealt", "yes", "pimc", [
    { number: 12, slug: "mcts" },
    { number: 17, slug: "hidden-cards" },
  ]),
  question("seesAll", "no", "regretMatching", [{ number: 13, slug: "regret-matching" }]),
  question("isDrawn", "yes", "expectimax", [
    { number: 3, slug: "evaluation" },
    { number: 16, slug: "chance" },
  ]),
  question("isSmall", "yes", "alphaBetaWithTable", [
    { number: 4, slug: "alpha-beta" },
    { number: 7, slug: "transposition-tables" },
  ]),
  question("isEstimated", "yes", "negaScout", [
    { number: 3, slug: "evaluation" },
    { number: 5, slug: "move-ordering" },
    { number: 6, slug: "iterative-deepening" },
    { number: 9, slug: "negascout" },
  ]),
];

/** What is left when no question has ended it. */
export const lastAdvice: Advice = {
  ...last,
  chapters: [
    { number: 6, slug: "iterative-deepening" },
    { number: 12, slug: "mcts" },
  ],
  byHand: "uct",
};

/** What a guide ends with: a way to choose moves, why, and the chapters that teach it, by their addresses. */
export interface Advice {
  readonly title: string;
  readonly why: string;
  readonly chapters: readonly { readonly number: number; readonly slug: string }[];
}

/** A question whose one answer ends the guide and whose other leads on. */
export interface GuideQuestion {
  readonly ask: string;
  readonly hint: string;
  /** The answer that ends it, and with what. */
  readonly end: "yes" | "no";
  readonly advice: Advice;
}

/** In the order in which they are asked: what rules most out comes first. */
export const guideQuestions: readonly GuideQuestion[] = [
  {
    ask: "Can your program try moves out by itself?",
    hint: "It knows the rules, and can undo what it tries.",
    end: "no",
    advice: {
      title: "A bandit: UCB1 or Thompson sampling",
      why: "All it can do is act, see what it earned, and act again. No act may change what the next ones earn.",
      chapters: [{ number: 11, slug: "bandits" }],
    },
  },
  {
    ask: "Does it pay to look several moves ahead?",
    hint: "Or is it enough to react well to what there is now?",
    end: "no",
    advice: {
      title: "A behaviour tree",
      why: "It costs next to nothing a tick, and does what its author meant.",
      chapters: [{ number: 14, slug: "behaviour-trees" }],
    },
  },
  {
    ask: "Does everybody see everything, and move in turn?",
    hint: "No hidden cards, no hands that come down at once.",
    end: "no",
    advice: {
      title: "Regret matching, or CFR in a tree",
      why: "There is no best move, only a best mixture.",
      chapters: [{ number: 13, slug: "regret-matching" }],
    },
  },
  {
    ask: "Can all of the game be searched in the time there is?",
    hint: "Count its positions before you say no.",
    end: "yes",
    advice: {
      title: "Alpha–beta with a table, to the end",
      why: "It is exact, and needs no estimate at all.",
      chapters: [
        { number: 4, slug: "alpha-beta" },
        { number: 7, slug: "transposition-tables" },
      ],
    },
  },
  {
    ask: "Is there an estimate that is quick and mostly right?",
    hint: "It must tell good positions from bad ones where the search stops.",
    end: "yes",
    advice: {
      title: "Alpha–beta with everything",
      why: "Deepening, a table, good order: it sees every threat within its depth.",
      chapters: [
        { number: 3, slug: "evaluation" },
        { number: 5, slug: "move-ordering" },
        { number: 6, slug: "iterative-deepening" },
        { number: 9, slug: "negascout" },
      ],
    },
  },
];

/** What is left when no question has ended it. */
export const lastAdvice: Advice = {
  title: "Try both: Monte Carlo tree search and alpha–beta",
  why: "Sampling learns from whole games, and is for games whose end alpha–beta cannot see. Let the two play.",
  chapters: [
    { number: 6, slug: "iterative-deepening" },
    { number: 12, slug: "mcts" },
  ],
};

/** What so few questions do not ask. */
export const leftOut =
  "Left out: dice, three or more players, hidden cards in games too large for CFR, and learning what an act changes.";

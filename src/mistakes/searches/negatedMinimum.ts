import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { negatedMinimum as words } from "../words/negamaxWords.ts";

/** What 32 bits can hold; the least has no negation among them and comes out as itself. */
export const [least, greatest] = [-(2 ** 31), 2 ** 31 - 1];
export const negated = (value: number): number => (value === least ? least : -value);

/**
 * A mistake, wrong answers: negamax alpha-beta in whole numbers of 32 bits that takes the least of them for −∞. Negated
 * for the opponent it becomes a beta that everything reaches, so that nothing is read below the root's first move, and
 * what its node began with comes back. On [[9,3]] it answers the least number of all, in place of 3. Whole numbers
 * between the two ends are searched rightly, wherever alpha begins above the least.
 */
export const negatedMinimum: Mistake = {
  spoils: "negamaxAlphaBeta",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  [
    "import { type Options,",
    'import { greatest, least, negated } from "../../mistakes/searches/negatedMinimum.ts"; import { type Options,',
  ],
  [
    "const { depth, alpha, beta } = readOptions(options);",
    `const { depth, ...asked } = readOptions(options);
    const alpha = Math.max(asked.alpha, least);
    const beta = Math.min(asked.beta, greatest);`,
  ],
  ["let best = -Infinity;", "let best = least;"],
  [
    "enter(move, depth - 1, ...windowForMax(sign, alpha, beta))",
    "enter(move, depth - 1, ...windowForMax(-sign, negated(beta), negated(alpha)))",
  ],
  [
    "-visit(child, depth - 1, -beta, -alpha)",
    "negated(visit(child, depth - 1, negated(beta), negated(alpha)))",
  ],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "negamax",
  setup: { tree: "[[9,3]]" },
  answer: () => "wrong",
};

import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { negatedMinimum as words } from "../words/negamaxWords.ts";

/** What 32 bits can hold; the least has no negation among them and comes out as itself. */
export const [least, greatest] = [-(2 ** 31), 2 ** 31 - 1];
export const negated = (value: number): number => (value === least ? least : -value);
export const inBits = ([alpha, beta]: readonly [number, number]): [number, number] => [
  Math.max(alpha, least),
  Math.min(beta, greatest),
];

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
    'import { inBits, least, negated } from "../../mistakes/searches/negatedMinimum.ts"; import { type Options,',
  ],
  [
    "const { depth, alpha, beta } = readOptions(options);",
    `const { depth, ...asked } = readOptions(options);
    const [alpha, beta] = inBits([asked.alpha, asked.beta]);`,
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
  // Whoever is to move begins with the least.
  [
    "visit(position, depth, ...windowForMax(sign, alpha, beta))",
    "visit(position, depth, ...inBits(windowForMax(sign, asked.alpha, asked.beta)))",
  ],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "negamax",
  setup: { tree: "[[9,3]]" },
  answer: () => "wrong",
};

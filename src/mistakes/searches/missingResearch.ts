import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: NegaScout that takes what a test returns for the move's value. A test only asks whether a
 * move is better, and stops reading as soon as that is answered; what it returns then is a bound. On
 * [0,[[1,2]]] it answers 1 in place of 2.
 */
export const missingResearch: Mistake = {
  title: "NegaScout without the second search",
  spoils: "negaScout",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  [
    "let value = -visit(child, depth - 1, -end, -alpha); … if (value > best)",
    "const value = -visit(child, depth - 1, -end, -alpha); if (value > best)",
  ],
];

export const showcase: SearchShowcase = {
  title: "The second search that never comes",
  chapter: "negascout",
  setup: { tree: "[0,[[1,2]]]" },
  story: [
    "NegaScout asks of later moves only whether they are better than the first. That is a cheap question, since any sign of “better” ends it.",
    "When the answer is yes, the move has to be searched again to know how much better. Without that the sign is taken for the value.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,[[1,2]]] the first move is worth 0, and the second is better. What does this search say that the root is worth?",
    options: ["0", right.value, wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. To see that the second move beats 0, a 1 is enough, and there the reading stops. The right search then opens the window and reads on.`,
  ],
};

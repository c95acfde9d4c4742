import { searchExhibit } from "../searchExhibit.ts";

export const missingResearch = searchExhibit({
  name: "missingResearch",
  title: "The second search that never comes",
  kind: "wrong answer",
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
});

import { searchExhibit } from "../searchExhibit.ts";

export const tableWithoutDepth = searchExhibit({
  name: "tableWithoutDepth",
  title: "A table without depths",
  kind: "wrong answer",
  chapter: "transposition-tables",
  setup: { tree: "[[[[[1]]]],[[1]]]", depth: 4 },
  story: [
    "A search to a fixed depth meets one position at several plies. Near its end it is worth a glance, nearer to the root it is worth a search.",
    "A table that does not keep how deep a value was searched mixes the two. What was glanced at deep down answers where there were plies to go.",
  ],
  ask: ({ right, wrong }) => ({
    text: "This search looks four plies ahead in [[[[[1]]]],[[1]]]. What does it say that the root is worth?",
    options: [right.value, wrong.value, "−1"],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where four plies are enough to find ${right.value}. On its first line the plies run out just before the leaf, and the estimate there is 0. So the position one ply above is kept as worth 0. The second line comes to that same position with plies to go, finds the 0 in the table, and does not look.`,
  ],
});

import { searchExhibit } from "../searchExhibit.ts";

export const keyWithoutSide = searchExhibit({
  name: "keyWithoutSide",
  title: "A key without the side to move",
  kind: "wrong answer",
  chapter: "transposition-tables",
  setup: { tree: "[[1,3],[[1,3]]]" },
  story: [
    "A table finds a position by its key, and the key is made of the pieces on their squares. In some games the pieces do not tell whose turn it is.",
    "The same pieces with the other side to move are another position. With one key for both, one side’s answer is given to the other.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[1,3],[[1,3]]] first MIN and then MAX is to choose between 1 and 3. What does this search say that the root is worth?",
    options: [right.value, "2", wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. MIN makes 1 of [1,3], and that is kept. Then MAX comes to [1,3] and would make 3 of it, but the table knows an answer: MIN’s.`,
  ],
});

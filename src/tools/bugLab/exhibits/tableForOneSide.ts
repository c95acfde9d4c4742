import { searchExhibit } from "../searchExhibit.ts";

export const tableForOneSide = searchExhibit({
  name: "tableForOneSide",
  title: "Kept for one side, read for the other",
  kind: "wrong answer",
  chapter: "transposition-tables",
  setup: { tree: "[[3,3]]" },
  story: [
    "In negamax a value changes its sign on its way up: what is 3 to a child’s mover is −3 to its parent’s. A table may keep either, as long as it is read as it was written.",
    "Here the parent puts the value into the table, turned already. When the position is met again, it is the child that takes it out, and takes it for its own.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[3,3]] every leaf is worth 3. What does this search say that the root is worth?",
    options: [right.value, "0", wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. The two leaves are one position. MIN counts the first as −3, which is what it is to MIN, and keeps that. At the second it is MAX’s turn to look it up, and MAX reads −3 as its own.`,
  ],
});

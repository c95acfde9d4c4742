import { searchExhibit } from "../searchExhibit.ts";

export const tableWithoutBounds = searchExhibit({
  name: "tableWithoutBounds",
  title: "A table without bound flags",
  kind: "wrong answer",
  chapter: "transposition-tables",
  setup: { tree: "[[3,[4,9]],[[4,9]]]" },
  story: [
    "A table remembers what a position was worth, so that it need not be searched again. For minimax that is all there is to keep: a key and a value.",
    "Alpha–beta stops reading as soon as more would change nothing here. What it has found by then is a bound. Kept without a word about that, it answers elsewhere, where it is not good enough.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[3,[4,9]],[[4,9]]] the position [4,9] is reached twice. What does this search say that the root is worth?",
    options: ["3", wrong.value, right.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. The first time [4,9] is left after the 4, because MIN has 3 already and will not let MAX have more. “4 or more” goes into the table as 4. The second time nothing holds MAX back, and the table answers before the 9 is read.`,
  ],
});

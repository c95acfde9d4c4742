import { searchExhibit } from "../searchExhibit.ts";

export const negatedMinimum = searchExhibit({
  name: "negatedMinimum",
  title: "The least integer, negated",
  kind: "wrong answer",
  chapter: "negamax",
  setup: { tree: "[[9,3]]" },
  story: [
    "In many languages an integer has 32 bits, and the least one makes a handy −∞ to begin with. There is one more integer below 0 than above: the least one has no opposite.",
    "Negated, it comes out as itself. Negamax negates its window at every ply. The end that should become the greatest number of all stays the least, and the window below is closed before anything is read.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[9,3]] MAX has one move, and MIN then chooses between 9 and 3. What does this search say?",
    options: [right.value, "9", wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where MIN would take ${right.value}, and has no move to play. MIN’s window is closed before anything is read: its end is the least integer again in place of the greatest. So ${wrong.leaves} leaves are read, and MIN’s node hands back the number that it began with. Negated, that is the least integer once more.`,
  ],
});

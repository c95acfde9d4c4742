import { searchExhibit } from "../searchExhibit.ts";

export const flipAfterPass = searchExhibit({
  name: "flipAfterPass",
  title: "The sign flips, though the same side moves again",
  kind: "wrong answer",
  chapter: "negamax",
  setup: { tree: "[0,[3]]" },
  story: [
    "Negamax turns the sign once a ply, because the other side moves next. Not in every game does it: a player who cannot move passes, a capture goes on, a good throw gives another turn.",
    "Here a position with a single move is a pass. The search does not stop there: it takes the answer of whoever moves next for its own. That is the same side again, and the minus above it is one too many.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,[3]] MAX can take 0, or move to where MIN has to pass and have 3. What does this search say that the root is worth?",
    options: [right.value, wrong.value, "−3"],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. Below the pass MAX is to move again and has 3. That 3 is MAX’s own, but it is negated like an opponent’s: the second move seems to be worth −3.`,
  ],
});

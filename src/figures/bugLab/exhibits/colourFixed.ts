import { searchExhibit } from "../searchExhibit.ts";

export const colourFixed = searchExhibit({
  name: "colourFixed",
  title: "Always MAX at the root",
  kind: "wrong answer",
  chapter: "negamax",
  setup: { game: "ticTacToe", position: "XOXOOXX.." },
  story: [
    "Negamax in its usual dress hands a colour down the tree: 1 for MAX, −1 for MIN, turned at every ply. It has to begin with somebody’s, and the program was first tried with the side that begins the game.",
    "So the root’s colour is written down as 1. Then the program is to play the second side, and plays for the first.",
  ],
  ask: ({ right, wrong }) => ({
    text: "O is to move and can complete the middle column. Which cell does this search take?",
    options: [`Cell ${right.move}, which wins`, "Cell 8, which does not", "None"],
    answer:
      wrong.move === "none"
        ? "None"
        : wrong.move === right.move
          ? `Cell ${right.move}, which wins`
          : `Cell ${wrong.move}, which does not`,
  }),
  reveal: ({ right, wrong }) => [
    `It takes cell ${wrong.move}, worth ${wrong.worth} for X, and leaves cell ${right.move}, worth ${right.worth}. The tree is the same, and every sign in it is turned: at O’s turn it keeps what is best for X.`,
  ],
});

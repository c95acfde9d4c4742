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
    text: "O is to move and can complete the middle column. Which move does this search play?",
    options: [`${right.move}, which wins`, "O bottom right, which does not", "None"],
    answer:
      wrong.move === "none"
        ? "None"
        : wrong.move === right.move
          ? `${right.move}, which wins`
          : `${wrong.move}, which does not`,
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.move}, worth ${wrong.worth}, and leaves ${right.move}, worth ${right.worth}, which is what O wants. The tree is the same, and every sign in it is turned: at O’s turn it keeps what is best for X.`,
  ],
});

import { searchExhibit } from "../searchExhibit.ts";

export const randomEstimate = searchExhibit({
  name: "randomEstimate",
  title: "A random estimate, left in place",
  kind: "wrong answer",
  chapter: "evaluation",
  setup: { game: "ticTacToe", position: "XOXOXX..O", depth: 1 },
  story: [
    "To try a search out one needs some estimate, and a random number will do for today. The program runs, it makes moves, it even cuts. The estimate is to be written tomorrow.",
    "A search with such an estimate is as fast as a good one. One ply deep it plays at random. Deeper it is hard to catch, for it plays better than that: the greatest of many random numbers is likely to be great, so it goes where it has many moves and its opponent few.",
  ],
  ask: ({ right, wrong }) => ({
    text: "O is to move. X threatens to complete a diagonal, and the search looks one move ahead. What does it play?",
    options: ["It blocks", "It lets X win", "It finds no move"],
    answer:
      wrong.move === "none" ? "It finds no move" : wrong.move === right.move ? "It blocks" : "It lets X win",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.move}, which is worth ${wrong.worth}, where ${right.move} is worth ${right.worth}. The numbers that it compared, ${wrong.value} the smallest, say nothing of the board.`,
  ],
});

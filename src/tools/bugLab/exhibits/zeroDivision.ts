import { samplingExhibit } from "../samplingExhibit.ts";

export const zeroDivision = samplingExhibit({
  name: "zeroDivision",
  title: "0/0 for unvisited children",
  tree: "[0,1]",
  method: "expand",
  seed: 1,
  story: [
    "A node that was never visited has won 0 of 0 games. Its mean is 0/0, which in floating point is no error but NaN: not a number. It is neither greater nor less than any number, nor equal to one.",
    "UCT adds one child at a time and plays from it at once, so no mean is 0/0 when two are compared. Somebody finds it simpler to add all children at once. The rest stays as it was: the first child is the best so far, and another takes its place if its bound is greater.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,1] the second move wins. Which does this search play?",
    options: ["The first, which loses", "The second, which wins", "It stops with an error"],
    answer: wrong.move === right.move ? "The second, which wins" : "The first, which loses",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}. The second move is never tried: ${wrong.visits.at(-1)} of ${wrong.work} visits, where UCT gives it ${right.visits.at(-1)}. Its bound is NaN, and NaN is never greater. Whoever adds all children at once has to let an unvisited one come first, which is what a bound of infinity says.`,
  ],
});

import { samplingExhibit } from "../samplingExhibit.ts";

export const zeroDivision = samplingExhibit({
  name: "zeroDivision",
  title: "0/0 for unvisited children",
  tree: "[0,1]",
  method: "select",
  seed: 1,
  story: [
    "A node that was never visited has won 0 of 0 games. Its mean is 0/0, which in floating point is no error but NaN: not a number. Every comparison with it is false.",
    "If all children are added at once, and the best is found by “is this one greater than the best so far?”, then the first one stands, and nothing can be greater.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,1] the second move wins. Which does this search play?",
    options: ["The first, which loses", "The second, which wins", "It stops with an error"],
    answer: wrong.move === right.move ? "The second, which wins" : "The first, which loses",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}. The second move is never tried: ${wrong.visits.at(-1)} of ${wrong.work} visits, where UCT gives it ${right.visits.at(-1)}. An unvisited child has to come first, which is what a bound of infinity says.`,
  ],
});

import { searchExhibit } from "../searchExhibit.ts";

/** One of the right searches, which wastes work: it has no file among the mistakes. */
export const shallowAlphaBeta = searchExhibit("shallowAlphaBeta", "wasted work", {
  title: "Compared with the parent only",
  chapter: "alpha-beta",
  setup: { tree: "[5,[[[4,9]]]]" },
  story: [
    "Pruning is often explained with two levels: MIN has found something worse than what MAX has already, so MAX will not come here. A program written from that picture hands each node what its parent has.",
    "But a bound holds as far down as play can reach. What the root has already can cut three plies below.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [5,[[[4,9]]]] MAX has 5 at the root. How many leaves does a search read that compares with its parent only?",
    options: [String(right.leaves), String(wrong.leaves), "1"],
    answer: String(wrong.leaves),
  }),
  reveal: ({ right, wrong }) => [
    `It reads ${wrong.leaves}, and alpha–beta reads ${right.leaves}. The lowest MIN finds 4. Its parent has nothing yet, so the 9 is read as well. Yet the root has 5, and nothing that MIN can still find down there will make MAX come.`,
  ],
});

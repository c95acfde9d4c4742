import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: the walk goes on wherever a node has a child, so that no node ever gets a second one. On
 * [1,0] it plays whichever move chance has tried first.
 */
export const onlyOneChild = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override grows(node: number): boolean {
      return this.untriedAt(node).length > 0 && this.tree.firstChild[node] < 0;
    }
  },
);

export const showcase: SamplingShowcase = {
  title: "Only one child is ever tried",
  tree: "[1,0]",
  method: "grows",
  seed: 1,
  story: [
    "Walk down while there are children, then add one: so the four phases are often told. Taken by its word, the walk goes on wherever a node has any child at all.",
    "The root gets its first child in the first iteration. In the second it has a child, so the walk goes on, and no second one is ever added, there or anywhere.",
  ],
  ask: ({ wrong }) => ({
    text: "In [1,0] chance makes this search try the second move first, which loses. What does it play after a hundred iterations?",
    options: ["Move 1, which wins", "Move 2, which loses"],
    answer: wrong.move === 0 ? "Move 1, which wins" : "Move 2, which loses",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}. In ${wrong.work} iterations the winning move got ${wrong.visits.at(-1)} visits; UCT gave it ${right.visits.at(-1)}. The search is one long line, and chance has drawn it.`,
  ],
};

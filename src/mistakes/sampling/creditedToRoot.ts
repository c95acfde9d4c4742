import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: every node's rewards are those of the side to move at the root, so that the opponent is
 * expected to help. On [[1,0],0.45] it picks the first move, where the opponent would answer with the 0.
 */
export const creditedToRoot = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override creditsMax(_node: number): boolean {
      return this.tree.byMax[0] === 1;
    }
  },
);

export const showcase: SamplingShowcase = {
  title: "Credited to the root, always",
  tree: "[[1,0],0.45]",
  method: "creditsMax",
  seed: 1,
  story: [
    "The search works for the side at the root. So every node may as well count what that side wins: then nothing has to be turned on the way up.",
    "One ply down it is the opponent who chooses. With the root’s wins in its hands it chooses what is best for the root, and the search expects to be helped.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[1,0],0.45] the first move is worth 0 against a good opponent, the second 0.45. Which does this search play?",
    options: ["The first", "The second", "Neither: it stops"],
    answer: wrong.move === right.move ? "The second" : "The first",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}, where ${right.name} is worth ${right.worth}. Below the first move MIN can choose 0, but here MIN looks for what MAX likes, and goes to the 1. The move’s mean climbs towards 1, which no opponent will ever pay.`,
  ],
};

import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: a node's rewards are those of the side to move there, though it is the other side that
 * chose to come. So each side prefers what is best for its opponent. On [1,0] it picks the 0.
 */
export const creditedToSideToMove = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override creditsMax(node: number): boolean {
      return this.game.turn(this.tree.positions[node]) === "max";
    }
  },
);

export const showcase: SamplingShowcase = {
  title: "Credited to the side to move",
  tree: "[1,0]",
  method: "creditsMax",
  seed: 1,
  story: [
    "After each game that it plays out, a search by sampling tells every node on its way who has won. A node counts wins, but whose? Often the win is counted for the side to move at the node, since that is whose position it is.",
    "But a node is chosen by the side that moves into it. If it counts the wins of the other one, each side goes where its opponent does well.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [1,0] MAX can win with its first move or lose with its second. Which does this search play?",
    options: ["Move 1, which wins", "Move 2, which loses", "Now the one, now the other"],
    answer: wrong.move === right.move ? "Move 1, which wins" : "Move 2, which loses",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}, and refuses ${right.name}, worth ${right.worth}. After the winning move it is MIN’s turn, and for MIN the position is lost: so it seems bad to all who come by. Of ${wrong.work} visits the win gets ${wrong.visits.at(-1)}, of UCT’s ${right.visits.at(-1)}.`,
  ],
};

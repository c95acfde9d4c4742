import type { MctsView } from "./mctsView.ts";

/** What a chapter says of a search by sampling that its readers step through. */
export interface MctsProps extends Partial<MctsView> {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
}

/** What a figure shows where its chapter does not say otherwise: tic-tac-toe's start, by UCT as published. */
export const mctsViewOf = ({
  tree,
  game,
  position,
  sampler = "uct",
  iterations = 200,
  seed = 1,
  c = Math.SQRT2,
  reward = "scaled",
  rollout = "uniform",
  at = "start",
}: MctsProps): MctsView => ({
  tree,
  game: tree === undefined ? (game ?? "ticTacToe") : undefined,
  position,
  sampler,
  iterations,
  seed,
  c,
  reward,
  rollout,
  at,
});

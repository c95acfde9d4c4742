import type { Setup } from "./setup.ts";

/** The setup in a figure's properties; alpha-beta by default. Throws where they name neither a tree nor a game. */
export function setupOf(props: Partial<Setup>): Setup {
  const { tree, game, position, preferSooner, algorithm = "alphaBeta", depth, window, table, parts } = props;
  if ((tree === undefined) === (game === undefined))
    throw new Error("A figure needs either a tree or a game.");
  return { tree, game, position, preferSooner, algorithm, depth, window, table, parts };
}

import type { Style } from "../../engine/opponents/style.ts";
import type { PlayedGame } from "./playGames.ts";

const nodes = { ticTacToe: undefined, connectFour: 60_000, othello: 60_000, checkers: 60_000, gomoku: 3000 };

/** Who is asked for a hint: a search as good as the hardest level's, which looks at every move and stays quick. */
export function hintStyle(game: PlayedGame): Style {
  const budget = nodes[game];
  return {
    thinker: "orderedAlphaBeta",
    ...(budget !== undefined && { budget }),
    ...(game === "gomoku" && { width: 10 }),
  };
}

import type { Style } from "../../engine/opponents/style.ts";
import { faceOf } from "../../games/faces.ts";
import { playedFaces } from "../../games/playedFaces.ts";
import type { PlayedGame } from "./playGames.ts";

/** Who is asked for a hint: a search as good as the hardest level's, which looks at every move and stays quick. */
export function hintStyle(game: PlayedGame): Style {
  const budget = playedFaces[game].hintNodes;
  const width = faceOf(game).width?.played;
  return {
    thinker: "orderedAlphaBeta",
    ...(budget !== undefined && { budget }),
    ...(width !== undefined && { width }),
  };
}

import type { Game } from "../engine/game.ts";
import { games } from "../engine/index.ts";
import { gameFor } from "../engine/opponents/gameFor.ts";
import { gomokuWidth } from "./gomokuWidth.ts";

export { games };

const listed = new Map<number, Game<unknown, unknown>>();

/**
 * Gomoku as a search looks at it whose order of moves is to be seen: its few points stand as they stand on the board. The
 * game finds them best-looking first, and then its natural order would be its best guess.
 */
export function listedGomoku(width: number = gomokuWidth): Game<unknown, unknown> {
  const rules = gameFor("gomoku", { width });
  const known = listed.get(width) ?? {
    ...rules,
    moves: (position) => (rules.moves(position) as readonly number[]).toSorted((one, other) => one - other),
  };
  listed.set(width, known);
  return known;
}

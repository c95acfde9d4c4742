import type { Game } from "../engine/game.ts";
import { games } from "../engine/index.ts";
import { gameFor } from "../engine/opponents/gameFor.ts";
import { faceOf, type GameName } from "./faces.ts";

type AnyGame = Game<unknown, unknown>;

/** A game as a page searches it at once: where there are too many moves to look at, the best-looking ones alone. */
const narrowGame = (name: GameName, width = faceOf(name).width?.searched): AnyGame =>
  gameFor(name, { width });

const listed = new Map<AnyGame, AnyGame>();

/**
 * Such a game as a search looks at it whose order of moves is to be seen: its few points stand as they stand on the
 * board. The game finds them best-looking first, and then its natural order would be its best guess.
 */
function listGame(name: GameName, width?: number): AnyGame {
  const rules = narrowGame(name, width);
  const known = listed.get(rules) ?? {
    ...rules,
    moves: (position) => (rules.moves(position) as readonly number[]).toSorted((one, other) => one - other),
  };
  listed.set(rules, known);
  return known;
}

/** The rules of the large games: one object, since a module that is handed on as a whole needs code that names its parts. */
export const largeGames = { games, narrowGame, listGame };

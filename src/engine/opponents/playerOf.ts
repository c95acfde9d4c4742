import type { Game } from "../game.ts";
import type { Player } from "../match.ts";
import type { Style } from "./style.ts";
import { think } from "./think.ts";

/**
 * A player of one style for matches. Each of its moves is drawn with a seed of its own, so that it need not play the same
 * game twice, and the same match comes out the same.
 */
export function playerOf<Position, Move>(
  game: Game<Position, Move>,
  style: Style,
  seed: number | string,
): Player<Position, Move> {
  let asked = 0;
  return (position) => think(game, position, style, { seed: `${seed} ${asked++}` }).move;
}

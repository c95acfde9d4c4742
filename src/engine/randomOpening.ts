import { demandWhole } from "./demandWhole.ts";
import type { Game } from "./game.ts";
import type { Random } from "./random.ts";

/**
 * So many moves by lot from the start, each legal one as likely as another. An opening that ends the game is drawn
 * again. Throws a RangeError where every opening that was drawn did, and for plies that are no whole number, 0 or
 * more.
 */
export function randomOpening<Position, Move>(
  game: Game<Position, Move>,
  plies: number,
  chance: Pick<Random, "below">,
): Move[] {
  demandWhole("opening", plies, [0, Infinity], "plies");
  for (let attempt = 0; attempt < 1000; attempt++) {
    const line: Move[] = [];
    let position = game.start;
    while (line.length < plies && game.outcome(position) === undefined) {
      const moves = game.moves(position);
      line.push(moves[chance.below(moves.length)]);
      position = game.play(position, line[line.length - 1]);
    }
    if (game.outcome(position) === undefined) return line;
  }
  throw new RangeError(`${game.name} is over before ${plies} plies are played`);
}

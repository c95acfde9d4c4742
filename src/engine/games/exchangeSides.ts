import { type Game, opponent } from "../game.ts";
import * as words from "./exchangeSides/words.ts";

/** The same game with MIN in MAX's place: who was second begins, and every outcome counts for the other side. Texts stay. */
export function exchangeSides<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  const [least, greatest] = game.range;
  return {
    ...game,
    name: words.exchanged(game.name),
    range: [0 - greatest, 0 - least],
    turn: (position) => opponent(game.turn(position)),
    outcome(position) {
      const outcome = game.outcome(position);
      return outcome === undefined ? undefined : 0 - outcome;
    },
    evaluate: (position) => 0 - game.evaluate(position),
  };
}

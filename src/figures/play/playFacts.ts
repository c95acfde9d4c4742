import { sideName } from "../../games/sideName.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { opponentOf, opponentTitle } from "./opponentOf.ts";
import type { PlayView } from "./play.ts";
import { rulesOf } from "./playGames.ts";
import { positionsOf } from "./positions.ts";

/** What a game says of itself: the "moves" played, the "opponent", who is to move ("turn"), and how many moves that side has ("legal"). */
export function playFacts(view: PlayView): Facts {
  const rules = rulesOf(view.game);
  const position = positionsOf(view).at(-1);
  const legal = rules.moves(position).length;
  return {
    moves: String(view.moves.length),
    opponent: opponentTitle(opponentOf(view)),
    turn: legal === 0 ? "nobody" : sideName(view.game, rules.turn(position)),
    legal: String(legal),
  };
}

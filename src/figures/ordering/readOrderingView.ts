import { readGame, readPosition } from "../../games/rules.ts";
import { readSavingParts } from "../../kit/orderingParts/savingParts.ts";
import { type OrderingView, readDepth } from "./orderingView.ts";

/** The view that a link's parameters describe. Throws an Error that says which of them is wrong. */
export function readOrderingView(parameters: URLSearchParams): OrderingView {
  const game = readGame(parameters.get("game"));
  return {
    game,
    position: readPosition(game, parameters.get("position") ?? ""),
    depth: readDepth(parameters.get("depth") ?? ""),
    parts: readSavingParts(parameters.get("parts") ?? "all", game),
  };
}

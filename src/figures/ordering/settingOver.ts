import { opening } from "../../games/openings.ts";
import { readGame, readPosition } from "../../games/rules.ts";
import { carriedOver, readSavingParts } from "../../kit/orderingParts/savingParts.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import { type OrderingView, readDepth } from "./orderingView.ts";

/** What prose asks an ordering figure to show. */
export interface Asked {
  readonly view: OrderingView;
  /** The depth to look at; undefined for the last. */
  readonly pick: number | undefined;
}

/**
 * A setting over the page's own view: `game`, `position`, `order` for the parts that are on ("all", "none",
 * "static,killers"), and `at`, where commas part what is asked: "7 plies" to search so deep, "look 4" to look at the
 * fourth. Throws an Error that says what of it makes no sense.
 */
export function settingOver(given: OrderingView, { game, position, order, at }: Setting): Asked {
  let view = given;
  if (game !== undefined) {
    const named = readGame(game);
    view = {
      ...view,
      game: named,
      position: opening(named).position,
      parts: carriedOver(view.parts, view.game, named),
    };
  }
  if (position !== undefined) view = { ...view, position: readPosition(view.game, position) };
  if (order !== undefined) view = { ...view, parts: readSavingParts(order, view.game) };
  let pick: number | undefined;
  for (const words of at === undefined || at === "end" ? [] : at.split(",").map((part) => part.trim())) {
    const [, plies, look] = /^(?:(\d+) plies|look (\d+))$/.exec(words) ?? [];
    if (plies !== undefined) view = { ...view, depth: readDepth(plies) };
    else if (look !== undefined) pick = readDepth(look);
    else throw new Error(`"${words}" is neither "7 plies" nor "look 4"`);
  }
  return { view, pick };
}

import { opening } from "../../games/openings.ts";
import { readGame, readPosition } from "../../games/rules.ts";
import { carriedOver, readSavingParts } from "../../kit/orderingParts/savingParts.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import { type DeepeningView, readWidth } from "./deepeningView.ts";
import { readLimit } from "./limit.ts";

/** What prose asks a deepening figure to show. */
export interface Asked {
  readonly view: DeepeningView;
  /** The depth of the iteration to look at; undefined for the last. */
  readonly pick: number | undefined;
  /** Whether the nodes are drawn on a logarithmic scale; undefined where nobody says. */
  readonly log: boolean | undefined;
}

/**
 * A setting over the chapter's own view: `game`, `position`, `order` for the parts of the ordering that are on ("all",
 * "none", "variation,killers"; a table has "answers", and names its move with "table"), and `at`, where commas part what is asked: "8 plies", "20000 nodes", "1 seconds",
 * "window 0.01", "iteration 5", "log", "linear". Throws an Error that says what of it makes no sense.
 */
export function settingOver(given: DeepeningView, { game, position, order, at }: Setting): Asked {
  let view = given;
  if (game !== undefined) view = overGame(view, game);
  if (position !== undefined) view = { ...view, position: readPosition(view.game, position) };
  if (order !== undefined) view = { ...view, parts: readSavingParts(order, view.game) };
  let pick: number | undefined;
  let log: boolean | undefined;
  for (const words of at === undefined ? [] : at.split(",").map((part) => part.trim())) {
    const [first, second = ""] = words.split(/\s+/);
    if (first === "iteration" && /^\d+$/.test(second)) pick = Number(second);
    else if (first === "window") view = { ...view, width: readWidth(second) };
    else if (words === "log" || words === "linear") log = words === "log";
    else if (words !== "end") view = { ...view, limit: readLimit(second, first) };
  }
  return { view, pick, log };
}

function overGame(view: DeepeningView, name: string): DeepeningView {
  const game = readGame(name);
  const parts = carriedOver(view.parts, view.game, game);
  return { ...view, game, position: opening(game).position, parts };
}

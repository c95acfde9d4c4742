import { fetchGame } from "../../games/namedGame.ts";
import { opening } from "../../games/openings.ts";
import { readGame, readPosition, type WeighedName } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import {
  partsOf,
  readSavingParts,
  type SavingPart,
  writeSavingParts,
} from "../../kit/orderingParts/savingParts.ts";
import { countNow } from "./countNow.ts";
import { orderingFacts } from "./orderingFacts.ts";

type Named = { game: WeighedName };

/** Deeper than this a search in natural order would take minutes. */
const deepest = 12;

/** A number of plies. */
function readDepth(text: string): number {
  const depth = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isInteger(depth) && depth >= 1 && depth <= deepest) return depth;
  throw new Error(`"${text}" is not a whole number of plies from 1 to ${deepest}`);
}

const fields = {
  game: parsed<WeighedName>((text) => readGame(text), "connectFour"),
  position: after(["game"], ({ game }: Named) =>
    parsed(
      (text) => readPosition(game, text),
      () => opening(game).position,
    ),
  ),
  /** Plies of the last iteration. */
  depth: after(["game"], ({ game }: Named) => parsed(readDepth, () => opening(game).depth)),
  /** The parts that are on: "all", "none", or some of "static,captures,killers,history,variation,answers,table". */
  parts: after(["game"], ({ game }: Named) =>
    parsed<readonly SavingPart[]>(
      (text) => readSavingParts(text, game),
      () => partsOf(game),
      (parts) => writeSavingParts(parts, game),
    ),
  ),
  /** The depth that is looked at; the last where nothing is said. */
  pick: after(["game", "position", "depth"], (_: Record<"game" | "position" | "depth", unknown>) =>
    optional(whole(1, deepest, 1)),
  ),
};
export type OrderingFields = typeof fields;
export type OrderingView = ViewOf<OrderingFields>;

/**
 * What the parts of a move order save on a position of a game: nodes of a search with nothing, with one part after the
 * other, and with each alone, ply by ply, beside the best order there is.
 */
export const ordering = defineFigure({
  name: "ordering",
  fields,
  linkSays: ["game", "position", "depth"],
  opening: { game: "connectFour", position: "44", depth: 6 },
  prepare: ({ game }) => fetchGame(game === undefined ? undefined : String(game)),
  facts: (view) => (countNow ? orderingFacts(view, countNow(view)) : {}),
  drawings: { "nodes by depth": ".chart" },
  component: () => import("./OrderingFigure.svelte"),
});

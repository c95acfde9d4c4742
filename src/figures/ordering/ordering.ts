import { formatCount } from "../../drawing/formatValue.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { opening, readGame, readPosition, type WeighedName } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import {
  partsOf,
  readSavingParts,
  type SavingPart,
  writeSavingParts,
} from "../../kit/orderingParts/savingParts.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Searched } from "./countOrderings.ts";
import { alone, partSet } from "./partSets.ts";
import { type Counts, savings } from "./savings.ts";
import * as words from "./words.ts";

type Named = { game: WeighedName };

/** Deeper than this a search in natural order would take minutes. */
const deepest = 12;

/** A number of plies. */
function readDepth(text: string): number {
  const depth = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isInteger(depth) && depth >= 1 && depth <= deepest) return depth;
  throw new Error(words.noDepth(text, deepest));
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

/** Counts all of a view at once, where pages are made and tested; undefined in a browser, where a worker does it. */
export const countNow =
  import.meta.env?.SSR === false ? undefined : (await import("./countOrderings.ts")).runOrderings;

const write = (count: number | undefined) => (count === undefined ? "?" : formatCount(count));
const percent = (share: number | undefined) => (share === undefined ? "?" : String(Math.round(100 * share)));

/**
 * What an ordering figure says of its deepest whole iteration: "depth"; "natural", "present" and "best", the nodes of
 * the natural order, of this one and of the best there is; "worst", those of the worst, or "?" where that takes too long to find; "share", this order in percent of the natural; "closed", how
 * many percent of the gap between natural and best it closes; "static", "killers" and so on, each part alone in percent
 * of the natural order.
 */
export function orderingFacts(view: Pick<Searched, "game" | "parts">, counts: Counts): Facts {
  const depth = Math.min(counts[partSet(view.parts).name].length, counts[partSet([]).name].length);
  const found = savings(counts, view, depth);
  const parts = partsOf(view.game).map((part) => {
    const nodes = counts[alone(part).name]?.[depth - 1];
    return [part, percent(found && nodes && nodes / found.natural)];
  });
  return {
    depth: write(depth),
    natural: write(found?.natural),
    present: write(found?.present),
    best: write(found?.best),
    worst: write(counts.worst?.[depth - 1]),
    share: percent(found && found.present / found.natural),
    closed: percent(found?.closed),
    ...Object.fromEntries(parts),
  };
}

/** What the build alone asks for. */
const stillHere =
  import.meta.env?.SSR === false
    ? {}
    : {
        async still(view: OrderingView): Promise<readonly string[]> {
          return (await import("./stillWords.ts")).still(view, ordering.facts(view));
        },
      };

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
  ...stillHere,
  drawings: { "nodes-by-depth": [words.nodesByDepth, ".chart"] },
  component: () => import("./OrderingFigure.svelte"),
});

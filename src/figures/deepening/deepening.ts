import { fetchGame } from "../../games/namedGame.ts";
import { opening } from "../../games/openings.ts";
import { readGame, readPosition, type WeighedName } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, oneOf, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import {
  partsOf,
  readSavingParts,
  type SavingPart,
  writeSavingParts,
} from "../../kit/orderingParts/savingParts.ts";
import { deepeningFacts } from "./deepeningFacts.ts";
import { deepenNow } from "./deepenNow.ts";
import { type LimitKind, limitKinds, limitRange, readAmount } from "./limit.ts";

type Named = { game: WeighedName };

/** So many plies more than a dozen searches side by side go, one goes in as much time. */
const furtherAlone = 2;

function amount(game: WeighedName, limit: LimitKind): Field<number> {
  const usual = () => (limit === "plies" ? opening(game).depth + furtherAlone : limitRange[limit].first);
  return parsed((text) => readAmount(limit, text), usual);
}

/** Half the width of an aspiration window. */
function readWidth(text: string): number {
  const width = text === "none" ? 0 : Number(text);
  if (text.trim() !== "" && width >= 0 && width <= 100) return width;
  throw new Error(`"${text}" is no width from 0 to 100`);
}

/** What decides what a search finds. */
const searched = ["game", "position", "limit", "amount", "parts", "width"] as const;
const bars = oneOf(["linear", "log"], "linear");

const fields = {
  game: parsed<WeighedName>((text) => readGame(text), "connectFour"),
  position: after(["game"], ({ game }: Named) =>
    parsed(
      (text) => readPosition(game, text),
      () => opening(game).position,
    ),
  ),
  /** What ends the search. Seconds are for readers: what is drawn beforehand must be the same everywhere. */
  limit: oneOf(limitKinds, "plies"),
  amount: after(["game", "limit"], ({ game, limit }: Named & { limit: LimitKind }) => amount(game, limit)),
  /** "all", "none", or some of "static,captures,killers,history,variation,answers,table". */
  parts: after(["game"], ({ game }: Named) =>
    parsed<readonly SavingPart[]>(
      (text) => readSavingParts(text, game),
      () => partsOf(game),
      (parts) => writeSavingParts(parts, game),
    ),
  ),
  /** Half the width of the aspiration window; 0, or "none", for no window. */
  width: parsed(readWidth, 0),
  /** The depth of the iteration that is looked at; the last whole one where nothing is said. */
  iteration: after(searched, (_: Record<(typeof searched)[number], unknown>) => optional(whole(0, 99, 0))),
  /** How many moves of its line are played on the board. */
  ply: after([...searched, "iteration"], (_: Record<(typeof searched)[number] | "iteration", unknown>) => ({
    ...whole(0, 99, 0),
    write: (ply: number) => (ply === 0 ? undefined : String(ply)),
  })),
  /** How the nodes are drawn. */
  bars: { ...bars, write: (value: "linear" | "log") => (value === "linear" ? undefined : value) },
};
export type DeepeningFields = typeof fields;
export type DeepeningView = ViewOf<DeepeningFields>;

/**
 * A position searched deeper and deeper, in a worker of its own, until a depth, a number of nodes or a clock ends it: what
 * each iteration cost and found.
 */
export const deepening = defineFigure({
  name: "deepening",
  fields,
  linkSays: ["game", "position", "limit", "amount"],
  opening: { game: "connectFour", position: "44" },
  prepare: ({ game }) => fetchGame(game === undefined ? undefined : String(game)),
  // What a clock ends nobody knows before it is searched.
  facts: (view) => (view.limit === "seconds" || !deepenNow ? {} : deepeningFacts(deepenNow(view))),
  drawings: { "the iterations": ".chart" },
  component: () => import("./DeepeningFigure.svelte"),
});

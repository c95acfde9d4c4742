import { formatValue } from "../../drawing/formatValue.ts";
import { readGame, readPosition, rulesOf, type SmallName, smallGames } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, oneOf, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { deepest, Peering, searchNames } from "./peering.svelte.ts";
import * as words from "./words.ts";

/**
 * What a horizon says of itself: depth; what the chosen move is worth to each search (value, deeperValue, quietValue),
 * and what the first search's move is worth to the other two (deeperTruth, quietTruth).
 */
export function horizonFacts({ depth, rows }: Peering): Facts {
  const [row, deeper, quiet] = rows;
  const at = ({ values }: (typeof rows)[number], choice: number) => formatValue(values[choice] ?? 0);
  return {
    depth: String(depth),
    deeper: String(depth + 1),
    value: at(row, row.choice),
    deeperValue: at(deeper, deeper.choice),
    quietValue: at(quiet, quiet.choice),
    deeperTruth: at(deeper, row.choice),
    quietTruth: at(quiet, row.choice),
  };
}

/** Plies that a line does not have are left out when it is played. */
function readPlies(text: string): number {
  if (text === "end") return 99;
  if (!/^\d{1,2}$/.test(text)) throw new Error(words.noPlies(text));
  return Number(text);
}

const startOf = (game: SmallName): string => rulesOf(game).write(rulesOf(game).start);

const fields = {
  game: parsed<SmallName>((text) => readGame(text, smallGames), "connectFour"),
  position: after(["game"], ({ game }: { game: SmallName }) =>
    parsed(
      (text) => readPosition(game, text),
      () => startOf(game),
    ),
  ),
  /** Plies of the shallower search. */
  depth: whole(1, deepest, 2),
  /** The search whose line stands on the board, and how many of its plies are played. */
  search: oneOf(searchNames, "depth"),
  plies: after(["game", "position", "depth", "search"], (_: Record<string, unknown>) => parsed(readPlies, 0)),
};
export type HorizonFields = typeof fields;
export type HorizonView = ViewOf<HorizonFields>;

/**
 * One position searched to a depth, one ply deeper, and to the depth with quiescence: what each search makes of every
 * move, where the choice flips, and what the first one's line runs into.
 */
export const horizon = defineFigure({
  name: "horizon",
  fields,
  linkSays: ["game", "position", "depth"],
  opening: { game: "connectFour", position: "5525662217414331", depth: 1 },
  settle: (view) => new Peering(view).view,
  facts: (view) => horizonFacts(new Peering(view)),
  drawings: {
    board: [words.theBoard, ".position .picture > svg"],
    searches: [words.theSearches, ".searches"],
  },
  component: () => import("./HorizonFigure.svelte"),
});

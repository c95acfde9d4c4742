import { readGame, readPosition, rulesOf, type SmallName, smallGames } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, oneOf, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { horizonFacts } from "./horizonFacts.ts";
import { deepest, searchNames } from "./horizonSearches.ts";
import { Peering } from "./peering.svelte.ts";

/** Plies that a line does not have are left out when it is played. */
function readPlies(text: string): number {
  if (text === "end") return 99;
  if (!/^\d{1,2}$/.test(text)) throw new Error(`"${text}" is no number of plies, nor "end"`);
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
  drawings: { "the board": ".position .picture > svg", "the searches": ".searches" },
  component: () => import("./HorizonFigure.svelte"),
});

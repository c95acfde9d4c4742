import {
  historyFirst,
  iterativeDeepening,
  killersFirst,
  type OrderingPart,
  orderedAlphaBeta,
  type Search,
  searches,
  standardParts,
  staticFirst,
  tableMoveFirst,
  variationFirst,
} from "../../engine/index.ts";
import { titleOf } from "../../listing/titles.ts";

/** A search as a row of the counts. */
export interface CountedSearch {
  readonly title: string;
  /** A fresh search: what it learns it may keep to itself, and must not bring along. */
  readonly make: () => Search;
}

/** Quiescence looks further than the depth that all are given, and so finds other values. */
const { quiescence: _, ...toTheDepth } = searches;

const plain = Object.fromEntries(
  Object.entries(toTheDepth).map(([name, search]): [string, CountedSearch] => [
    name,
    { title: titleOf(name), make: () => search },
  ]),
) as Record<keyof typeof toTheDepth, CountedSearch>;

/** Every other search of the engine, then looking deeper ply by ply, with more and more of what the iterations remember. */
export const countedSearches = {
  ...plain,
  deepening: deepening("without a table", searches.alphaBeta),
  deepeningTable: deepening("with a table", searches.alphaBetaWithTable),
  deepeningVariation: deepening("and the last line first", orderedAlphaBeta, () => [variationFirst()]),
  deepeningTableMove: deepening("and the table’s move first", orderedAlphaBeta, () => [tableMoveFirst()]),
  deepeningKillers: deepening("and killers first", orderedAlphaBeta, () => [killersFirst()]),
  deepeningHistory: deepening("and the history’s moves first", orderedAlphaBeta, () => [historyFirst()]),
  deepeningStatic: deepening("and the game’s own order", orderedAlphaBeta, () => [staticFirst()]),
  deepeningAll: deepening("and all of these", orderedAlphaBeta, standardParts),
} as const satisfies Record<string, CountedSearch>;

export type CountedSearchName = keyof typeof countedSearches;

function deepening(title: string, search: Search, order: () => OrderingPart[] = () => []): CountedSearch {
  return {
    title: `Deepening, ${title}`,
    make: () => (game, position, options, observer) =>
      iterativeDeepening(game, position, { ...options, search, order: order() }, observer),
  };
}

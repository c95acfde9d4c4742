import {
  Counter,
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
import { titleOf } from "../../listing/words.ts";
import { type CountedPositionName, countedPositions } from "./countedPositions.ts";
import { deepening as titles } from "./words.ts";

/** A search as a row of the counts. */
interface CountedSearch {
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
  deepening: deepening("deepening", searches.alphaBeta),
  deepeningTable: deepening("deepeningTable", searches.alphaBetaWithTable),
  deepeningVariation: deepening("deepeningVariation", orderedAlphaBeta, () => [variationFirst()]),
  deepeningTableMove: deepening("deepeningTableMove", orderedAlphaBeta, () => [tableMoveFirst()]),
  deepeningKillers: deepening("deepeningKillers", orderedAlphaBeta, () => [killersFirst()]),
  deepeningHistory: deepening("deepeningHistory", orderedAlphaBeta, () => [historyFirst()]),
  deepeningStatic: deepening("deepeningStatic", orderedAlphaBeta, () => [staticFirst()]),
  deepeningAll: deepening("deepeningAll", orderedAlphaBeta, standardParts),
} as const satisfies Record<string, CountedSearch>;

export type CountedSearchName = keyof typeof countedSearches;

function deepening(
  name: keyof typeof titles,
  search: Search,
  order: () => OrderingPart[] = () => [],
): CountedSearch {
  return {
    title: titles[name],
    make: () => (game, position, options, observer) =>
      iterativeDeepening(game, position, { ...options, search, order: order() }, observer),
  };
}

/** What a search did on a position: what `Counter` counts, in all iterations together, and the value it found. */
export interface NodeCount {
  readonly value: number;
  readonly nodes: number;
  readonly leaves: number;
  readonly cutoffs: number;
  readonly probes: number;
  readonly hits: number;
  readonly researches: number;
}

const counted = new Map<string, NodeCount>();

/**
 * Counts a search on a position. Two chapters may print the same count: in one process each is searched once. Takes
 * up to half a second, so it belongs into the build and not into a browser.
 */
export function countNodes(on: CountedPositionName, by: CountedSearchName): NodeCount {
  const name = `${on} ${by}`;
  const count = counted.get(name) ?? search(on, by);
  counted.set(name, count);
  return count;
}

function search(on: CountedPositionName, by: CountedSearchName): NodeCount {
  const { game, position, depth } = countedPositions[on];
  const counter = new Counter<unknown>();
  const { value } = countedSearches[by].make()(game, position, { depth }, counter);
  const { nodes, leaves, cutoffs, probes, hits, researches } = counter;
  return { value, nodes, leaves, cutoffs, probes, hits, researches };
}

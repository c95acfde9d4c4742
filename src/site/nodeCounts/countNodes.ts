import { Counter } from "../../engine/index.ts";
import { type CountedPositionName, countedPositions } from "./countedPositions.ts";
import { type CountedSearchName, countedSearches } from "./countedSearches.ts";

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

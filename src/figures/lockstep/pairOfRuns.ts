import { fetchGame } from "../../games/namedGame.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import { finishRun, type Run } from "../../kit/run/run.ts";
import { fetchSearch } from "../../kit/run/spoiledSearch.ts";
import { findStep, StepPairs } from "../../trace/index.ts";
import type { LaneOrder, LockstepSetup } from "./lockstepSetup.ts";
import { type MarkedNode, markedNodes, type Twins } from "./marks.ts";
import { fetchOrders } from "./orderMoves.ts";
import { type FoundPair, type LaneSubject, readPair, searchPair } from "./searchPair.ts";

/** One of two runs side by side. */
export interface Lane {
  readonly run: Run;
  readonly algorithm: AlgorithmName;
  readonly order: LaneOrder;
  /** What is drawn, and when either run comes there. */
  readonly twins: Twins;
  readonly marked: readonly MarkedNode[];
}

/** Two runs and how their steps go together. */
export interface PairOfRuns {
  readonly setup: LockstepSetup;
  readonly lanes: readonly [Lane, Lane];
  readonly pairs: StepPairs;
}

/** Fetches what must be here before such a pair is searched, where it is not yet: rules, searches, orders. */
export const fetchPair = ({ game, algorithm, against, order, againstOrder }: Partial<LockstepSetup>) =>
  Promise.all([
    fetchGame(game),
    fetchSearch(algorithm),
    fetchSearch(against),
    fetchOrders(order, againstOrder),
  ]);

/** Searches twice and aligns the steps. Throws an error that says what is wrong with the setup. */
export function runPair(setup: LockstepSetup): PairOfRuns {
  const lanes = readPair(setup);
  return finishPair(setup, lanes, searchPair(lanes));
}

export function finishPair(
  setup: LockstepSetup,
  lanes: readonly [LaneSubject, LaneSubject],
  { runs, columns, partings, twins }: FoundPair,
): PairOfRuns {
  const pairs = new StepPairs(columns, partings);
  const lane = (side: 0 | 1, algorithm: AlgorithmName, order: LaneOrder): Lane => {
    const { recording, result, indices } = runs[side];
    const run = finishRun(lanes[side].subject, recording, result, indices);
    return { run, algorithm, order, twins: twins[side], marked: markedNodes(twins[side], pairs, side) };
  };
  return {
    setup,
    lanes: [lane(0, setup.algorithm, setup.order), lane(1, setup.against, setup.againstOrder)],
    pairs,
  };
}

/**
 * The pair of steps that a chapter or a link speaks of:
 *
 * - `start`, `end`, or the pair's number;
 * - `parting 1`: the first place where the two part, counted from 1;
 * - `left cutoff 1`, `right enter 1.0`: where the run on that side comes to this step of its own (see `findStep`);
 *   without a side the left one is meant.
 *
 * Throws an Error that says what there is where there is no such pair.
 */
export function findPair({ pairs, lanes }: PairOfRuns, text: string): number {
  const words = text.trim();
  const { last, partings } = pairs;
  if (words === "start") return 0;
  if (words === "end") return last;
  if (/^\d+$/.test(words)) {
    if (Number(words) <= last) return Number(words);
    throw new Error(`there is no step ${words}: the last is ${last}`);
  }
  const count = /^parting (\d+)$/.exec(words)?.[1];
  if (count !== undefined) {
    const parting = partings[Number(count) - 1];
    if (parting !== undefined) return parting;
    throw new Error(
      `"${words}": ${partings.length === 0 ? "they never part" : `the last is parting ${partings.length}`}`,
    );
  }
  const [, side = "left", own] = /^(?:(left|right) )?(.*)$/.exec(words)!;
  const lane = side === "left" ? 0 : 1;
  const step = findStep(lanes[lane].run.trace, own);
  return pairs.place(lane, step);
}

import { fetchGame } from "../../games/namedGame.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import { finishRun, type Run } from "../../kit/run/run.ts";
import { fetchSearch } from "../../kit/run/spoiledSearch.ts";
import { StepPairs } from "../../trace/index.ts";
import type { LaneOrder, LockstepSetup } from "./lockstepSetup.ts";
import { type MarkedNode, markedNodes } from "./markedNodes.ts";
import { fetchOrders } from "./orderMoves.ts";
import { type LaneSubject, readLane } from "./readLane.ts";
import { type FoundPair, searchPair } from "./searchPair.ts";
import type { Twins } from "./twins.ts";

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

/** What the two search. Throws an error that says what is wrong with the setup. */
export function readPair(setup: LockstepSetup): readonly [LaneSubject, LaneSubject] {
  const { order, against, againstOrder, ...left } = setup;
  return [readLane(left, order), readLane({ ...left, algorithm: against }, againstOrder)];
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

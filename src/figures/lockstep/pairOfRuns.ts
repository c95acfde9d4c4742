import { alignSteps, type StepPair } from "../../trace/index.ts";
import type { AlgorithmName } from "../algorithms.ts";
import type { Run } from "../run.ts";
import { sameSetup } from "../setup.ts";
import type { LaneOrder, LockstepSetup } from "./lockstepSetup.ts";
import { runNamed } from "./namedRun.ts";
import { type Twins, twinsOf } from "./twins.ts";

/** One of two runs side by side. */
export interface Lane {
  readonly run: Run;
  readonly algorithm: AlgorithmName;
  readonly order: LaneOrder;
  /** What is drawn, and when either run comes there. */
  readonly twins: Twins;
}

/** Two runs and how their steps go together. */
export interface PairOfRuns {
  readonly setup: LockstepSetup;
  readonly lanes: readonly [Lane, Lane];
  readonly pairs: readonly StepPair[];
  /** Where the two part, having agreed before: indices of `pairs`, ascending. */
  readonly partings: readonly number[];
}

/** Whether two setups lead to the same pair of runs. */
export const samePair = (one: LockstepSetup, other: LockstepSetup): boolean =>
  sameSetup(one, other) &&
  one.order === other.order &&
  one.against === other.against &&
  one.againstOrder === other.againstOrder;

/** Searches twice and aligns the steps. Throws an error that says what is wrong with the setup. */
export function runPair(setup: LockstepSetup): PairOfRuns {
  const { order, against, againstOrder, ...left } = setup;
  const one = runNamed(left, order);
  const other = runNamed({ ...left, algorithm: against }, againstOrder);
  const pairs = alignSteps(one.run.trace, other.run.trace, [one.nameTraced, other.nameTraced]);
  const lanes = [
    { run: one.run, algorithm: setup.algorithm, order, twins: twinsOf(one, other) },
    { run: other.run, algorithm: against, order: againstOrder, twins: twinsOf(other, one) },
  ] as const;
  const partings = pairs.flatMap(({ differs }, i) => (differs && !pairs[i - 1].differs ? [i] : []));
  return { setup, lanes, pairs, partings };
}

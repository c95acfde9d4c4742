import { type Conventions, conventionalSetup } from "../../kit/conventions/conventions.ts";
import type { LockstepSetup } from "./lockstepSetup.ts";

/**
 * Both searches in the convention's form; two that differ by nothing else stay what they are, since there would be
 * nothing left to compare.
 */
export function conventionalPair(setup: LockstepSetup, conventions: Conventions): LockstepSetup {
  const formOf = (algorithm: LockstepSetup["algorithm"]) =>
    conventionalSetup({ ...setup, algorithm }, conventions).algorithm;
  const changed = { ...setup, algorithm: formOf(setup.algorithm), against: formOf(setup.against) };
  return isOneSearch(changed) && !isOneSearch(setup) ? setup : changed;
}

const isOneSearch = ({ algorithm, against, order, againstOrder }: LockstepSetup): boolean =>
  algorithm === against && order === againstOrder;

import { proof } from "../../../figures/proof/proof.ts";
import { freshProof } from "../../../kit/byHand/proof/freshProof.ts";
import { type ProofProcedure, proofProcedure } from "../../../kit/byHand/proof/proofProcedure.ts";
import type { Settled } from "../practice.svelte.ts";
import type { ProcedureName } from "../practiceNames.ts";

/** What is to be proved: in a fresh tree, or in one that was given, with its goal, as the figure reads them. Throws what is wrong with that. */
export function proofByHand({ level, seed, tree, goal }: Settled<ProcedureName>): ProofProcedure {
  if (tree === undefined) return proofProcedure(freshProof(level, seed));
  const view = proof.over(proof.place({}).given, { tree, ...(goal !== undefined && { goal }) });
  return proofProcedure({ tree: view.tree ?? tree, goal: view.goal });
}

import type { Procedure } from "../procedures/procedure.ts";
import { type ProofAct, readProofAct, writeProofAct } from "./proofAct.ts";
import { likeWhichProof } from "./proofMistakes.ts";
import { proofActs, type TracedProofAct } from "./proofSituation.ts";
import { type ProofTask, type ProvedByHand, proveByHand, treeAt } from "./proveByHand.ts";
import { reasonForProof } from "./reasonForProof.ts";

export interface ProofProcedure extends Procedure<ProofAct> {
  readonly run: ProvedByHand;
  readonly traced: readonly TracedProofAct[];
}

/**
 * Proof-number search: down to the most-proving node, its new children's numbers, back up to the root, and so on until that is
 * solved. Throws what is wrong with the task.
 */
export function proofProcedure(task: ProofTask): ProofProcedure {
  const run = proveByHand(task);
  const traced = proofActs(run);
  const wrong = (place: number, act: ProofAct) => ({ run, situation: traced[place].situation, act });
  return {
    run,
    traced,
    acts: traced.map(({ act }) => act),
    write: writeProofAct,
    read: (text) => readProofAct(text, (path) => treeAt(run.tree, path) !== undefined),
    isRight: (place, act) => writeProofAct(act) === writeProofAct(traced[place].act),
    reason: (place, act) => reasonForProof(wrong(place, act)),
    like: (place, act) => likeWhichProof(wrong(place, act)),
  };
}

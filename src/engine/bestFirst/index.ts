export {
  type ProofAnswer,
  type ProofOptions,
  type ProofResult,
  proofAnswers,
  proofNumber,
} from "./proofNumber.ts";
export type { ProofNumbers, ProofObserver } from "./proofObserver.ts";

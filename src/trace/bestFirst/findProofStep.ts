import { findNode } from "../core/findNode.ts";
import { findRoundStep } from "../core/rounds.ts";
import type { ProofTrace } from "./proofTrace.ts";
import { proofKinds } from "./proofWords.ts";

/**
 * The step that a chapter or a link speaks of:
 *
 * - `start`, `end`, or the step's number;
 * - `round 3`: when the third way from the root has been backed up; `round 3 select`, `expand`, `evaluate` or `backup`:
 *   when that part of it is over;
 * - `evaluate 1.0`: the node to which the moves 1 and 0 lead has its first numbers; likewise `expand`; `solve 1.0`: it is
 *   proved or disproved. `root` is the root.
 *
 * Throws an Error that says what was expected, or what there is, where there is no such step.
 */
export function findProofStep(trace: ProofTrace<unknown>, at: string): number {
  const step = findRoundStep(trace, at, "round", proofKinds);
  if (step !== undefined) return step;
  const [, what, path] = at.match(/^(evaluate|expand|solve) (\S+)$/) ?? [];
  if (what === undefined) {
    const rounds = trace.ends.length - 1;
    throw new Error(`There is no step "${at}" in these ${trace.length} steps and ${rounds} rounds`);
  }
  const node = findNode(trace, path, `"${at}"`);
  const found =
    what === "solve" ? solvedAt(trace, node) : trace.steps(node, what as "evaluate" | "expand")[0];
  if (found !== undefined) return found;
  throw new Error(`"${at}": this never happens there`);
}

/** The first step at which a node is proved or disproved. */
function solvedAt(trace: ProofTrace<unknown>, node: number): number | undefined {
  return trace
    .history("evaluate", "backup")
    .row(node)
    .find((step) => {
      const { pn, dn } = trace.numbers(node, step)!;
      return pn === 0 || dn === 0;
    });
}

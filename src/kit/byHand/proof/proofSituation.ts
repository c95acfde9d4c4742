import type { ProofNumbers } from "../../../engine/bestFirst/index.ts";
import type { ProofAct } from "./proofAct.ts";
import { movesOf, type ProvedByHand, pathOf } from "./proveByHand.ts";

/** How it stands when an act is done. */
export interface ProofSituation {
  readonly right: ProofAct;
  /** The step of the trace that has come. */
  readonly step: number;
  /** On the way down, at a node that is new in the tree, or on the way back up. */
  readonly phase: "down" | "new" | "up";
  /** Where the way has come to; or the node whose numbers are asked. */
  readonly node: number;
}

export interface TracedProofAct {
  readonly act: ProofAct;
  readonly situation: ProofSituation;
}

/** What the engine did, as acts, in order, and that the root is solved. The root's first numbers are given. */
export function proofActs(run: ProvedByHand): TracedProofAct[] {
  const { trace, answer } = run;
  const acts = Array.from({ length: trace.length - 1 }, (_, place) => tracedAct(run, place + 1));
  const right: ProofAct = { kind: "answer", answer };
  return [...acts, { act: right, situation: { right, step: trace.length, phase: "down", node: 0 } }];
}

/** What is done after a step. */
function tracedAct(run: ProvedByHand, step: number): TracedProofAct {
  const { trace } = run;
  const event = trace.event(step + 1);
  const on = (right: ProofAct, phase: ProofSituation["phase"], node: number): TracedProofAct => ({
    act: right,
    situation: { right, step, phase, node },
  });
  switch (event.kind) {
    case "select":
      return on({ kind: "select", node: pathOf(run, event.node) }, "down", event.from);
    case "expand":
      return on({ kind: "expand" }, "down", event.node);
    case "evaluate":
      return on(saying(event), "new", event.node);
    case "backup":
      return on(saying(event), "up", event.node);
  }
}

const saying = ({ pn, dn }: ProofNumbers): ProofAct => ({ kind: "numbers", pn, dn });

/** The node at the end of a path, as far as it is in the tree of the search by then. */
export function nodeInTree({ trace }: ProvedByHand, path: string, step: number): number | undefined {
  // A node's children come in the order of its moves, all or none.
  const node = movesOf(path).reduce<number | undefined>(
    (at, move) => (at === undefined ? undefined : trace.nodes.children.row(at)[move]),
    0,
  );
  return node !== undefined && node < trace.sizeAt(step) ? node : undefined;
}

import type { ProofNumbers } from "../../../engine/bestFirst/index.ts";
import type { ProofAct } from "../../../kit/byHand/proof/proofAct.ts";
import type { ProofProcedure } from "../../../kit/byHand/proof/proofProcedure.ts";
import { nodeInTree } from "../../../kit/byHand/proof/proofSituation.ts";
import type { ProofNodeState } from "../../../trace/index.ts";

/** How the tree of a search stands after some acts. */
export interface ProofStanding {
  /** The step of the search's own trace. */
  readonly step: number;
  /** Where somebody stands, or whose numbers are asked; after the last act nowhere. */
  readonly here: number | undefined;
  /** From the root to where the way has come. */
  readonly way: readonly number[];
  readonly stateOf: (node: number) => ProofNodeState;
}

/** How it stands after so many of the right acts, for whoever is asked for the next. */
export function proofStanding({ run: { trace }, traced }: ProofProcedure, place: number): ProofStanding {
  const situation = traced[place]?.situation;
  const step = situation?.step ?? trace.length;
  return { step, here: situation?.node, way: trace.way(step), stateOf: (node) => trace.node(node, step) };
}

/** The same for whoever reads it afterwards: marked is what the last act told of. */
export function readStanding(procedure: ProofProcedure, place: number): ProofStanding {
  const { trace } = procedure.run;
  const standing = proofStanding(procedure, place);
  return { ...standing, here: trace.nodeAt(standing.step) };
}

/**
 * How it stands as somebody said, who did these acts in the place of the right ones. What is right went on after each of them, so
 * only the last of them leads where they have gone; the numbers that they said of a node stand there, until they said others.
 */
export function ownProof(procedure: ProofProcedure, done: readonly ProofAct[]): ProofStanding {
  const { run, traced } = procedure;
  const right = readStanding(procedure, done.length);
  const numbers = new Map<number, ProofNumbers>();
  for (const [place, act] of done.entries())
    if (act.kind === "numbers") numbers.set(traced[place].situation.node, act);
  const last = done.at(-1);
  const before = traced[done.length - 1]?.situation;
  const gone = last?.kind === "select" && before ? nodeInTree(run, last.node, before.step) : undefined;
  return {
    ...right,
    ...(gone !== undefined && { here: gone, way: run.trace.nodes.pathTo(gone) }),
    stateOf(node) {
      const state = right.stateOf(node);
      const said = numbers.get(node);
      if (said === undefined || state.status === "absent") return state;
      const { pn, dn } = said;
      const open = state.expanded ? "expanded" : "open";
      return { ...state, pn, dn, status: pn === 0 ? "proved" : dn === 0 ? "disproved" : open };
    },
  };
}

import { findTickStep as findStep } from "../../trace/ticks/findTickStep.ts";
import type { BehaviourRun } from "./behaviourRun.ts";
import { labelNode } from "./labelNode.ts";

/** A step of this run by the words that chapters use, its nodes called as they are labelled. */
export const findTickStep = ({ nodes, trace }: BehaviourRun, at: string): number =>
  findStep(trace, at, (id) => labelNode(nodes[id].node));

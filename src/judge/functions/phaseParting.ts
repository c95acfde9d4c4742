import { type Phase, type PhaseStep, phases } from "./phaseLog.ts";
import type { Plain } from "./plain.ts";
import { isSame } from "./plain.ts";

/** The first thing that a program does otherwise while it samples. */
export interface PhaseParting {
  /** From 1. */
  readonly iteration: number;
  /** What is right, and what the program does; undefined where there is nothing more. */
  readonly right: StepRead | undefined;
  readonly own: StepRead | undefined;
}

/** A step, read: its phase, and its node as the moves from the root, NaN where it was never told of; `node` is its number. */
export interface StepRead {
  readonly phase: Phase;
  readonly node: number;
  readonly path: readonly number[];
  /** What follows the node in the step: see `PhaseStep`. */
  readonly told: readonly number[];
  /** Of a child that is gone to or added: its path. */
  readonly child: readonly number[] | undefined;
}

/** Where a program's steps part from the right ones. Undefined where they do not, or where what it told is none. */
export function phaseParting(own: Plain, right: Plain): PhaseParting | undefined {
  const [owns, rights] = [own, right] as readonly (readonly PhaseStep[])[];
  let place = 0;
  while (place < rights.length && place < owns.length && isSame(owns[place], rights[place])) place++;
  const [ownStep, rightStep] = [owns[place], rights[place]];
  if (ownStep === undefined && rightStep === undefined) return undefined;
  const simulated = rights.slice(0, place).filter((step) => phases[step[0]] === "simulate").length;
  const isBackUp = phases[(rightStep ?? ownStep)[0]] === "backUp";
  return {
    iteration: Math.max(1, simulated + (isBackUp ? 0 : 1)),
    right: rightStep && readStep(rights, place),
    own: ownStep && readStep(owns, place),
  };
}

function readStep(steps: readonly PhaseStep[], place: number): StepRead {
  const [phase, node, ...told] = steps[place];
  const grown = new Map<number, readonly [parent: number, move: number]>();
  for (const [kind, parent, child, move] of steps.slice(0, place + 1))
    if (phases[kind] === "expand") grown.set(child, [parent, move]);
  const pathTo = (node: number): readonly number[] => {
    const above = grown.get(node);
    if (above === undefined) return node === 0 ? [] : [Number.NaN];
    return [...pathTo(above[0]), above[1]];
  };
  const leads = phases[phase] === "select" || phases[phase] === "expand";
  return {
    phase: phases[phase],
    node,
    path: pathTo(node),
    told,
    child: leads && grown.has(told[0]) ? pathTo(told[0]) : undefined,
  };
}

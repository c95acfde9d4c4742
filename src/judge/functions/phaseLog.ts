import type { SampledTree } from "../../engine/index.ts";

/** The phases of an iteration, in their order. */
export const phases = ["select", "expand", "simulate", "backUp"] as const;
export type Phase = (typeof phases)[number];

/**
 * What one phase did, as numbers: its place among the phases, the node that it was called with, and
 * - select: the child that it goes to;
 * - expand: the child that it has added, and that one's move;
 * - simulate: the outcome;
 * - backUp, once for each node that counts otherwise than before the iteration: its visits and what it has earned.
 */
export type PhaseStep = readonly number[];

/** Calls of phases in one sampling, at most: far more than any of the judge's has a use for. */
export const mostPhases = 3000;

/** Thrown through a program that calls its phases without end. */
export class TooManyPhases extends Error {}

/** Writes down what the four phases of a search by sampling do, whoever has written them. */
export class PhaseLog {
  readonly steps: PhaseStep[] = [];
  readonly #tree: SampledTree<unknown, number>;
  #calls = 0;
  #visits: number[] = [];
  #earned: number[] = [];

  constructor(tree: SampledTree<unknown, number>) {
    this.#tree = tree;
  }

  /** The phase, watched. */
  watch(phase: Phase, run: (node: number, ...given: unknown[]) => unknown): typeof run {
    return (node, ...given) => {
      if (++this.#calls > mostPhases) throw new TooManyPhases();
      const returned = run(node, ...given);
      if (phase !== "backUp") this.steps.push(this.#step(phase, node, returned));
      return returned;
    };
  }

  /** An iteration is over: what it has changed is written down. */
  iterated(): void {
    const { size, visits, earned } = this.#tree;
    for (let node = 0; node < size; node++) {
      if (visits[node] === (this.#visits[node] ?? 0) && earned[node] === (this.#earned[node] ?? 0)) continue;
      this.steps.push([phases.indexOf("backUp"), node, visits[node], earned[node]]);
    }
    this.#visits = Array.from(visits.slice(0, size));
    this.#earned = Array.from(earned.slice(0, size));
  }

  #step(phase: Phase, node: number, returned: unknown): PhaseStep {
    const number = typeof returned === "number" ? returned : Number.NaN;
    const step = [phases.indexOf(phase), node, number];
    return phase === "expand" ? [...step, this.#tree.moves[number] ?? Number.NaN] : step;
  }
}

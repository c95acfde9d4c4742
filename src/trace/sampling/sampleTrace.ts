import { lastAtMost } from "./lastAtMost.ts";
import { type SamplePhase, type SampleRecording, samplePhases } from "./sampleRecording.ts";

/** What happened at a step, and to which node. */
export type SampleEvent<Move> =
  | { readonly phase: "select"; readonly node: number; readonly exploit: number; readonly explore: number }
  | { readonly phase: "expand"; readonly node: number }
  | {
      readonly phase: "rollout";
      readonly node: number;
      readonly outcome: number;
      readonly moves: readonly Move[];
    }
  | { readonly phase: "backup"; readonly node: number; readonly visits: number; readonly mean: number };

/**
 * A recorded search by sampling, read at any step. Step 0 is before everything, step n after n events. What a node is
 * at a step is found by halving among the backups that have reached it, so that going back costs what going on costs.
 */
export class SampleTrace<Move> {
  readonly length: number;
  /** The steps at which iterations end; the first is 0, before any. */
  readonly ends: Int32Array;
  readonly parent: readonly number[];
  readonly moves: readonly (Move | undefined)[];
  readonly depth: Int32Array;
  /** Indexed by the node: the step at which it was there; 0 for the root. */
  readonly born: Int32Array;
  readonly recording: SampleRecording<Move>;
  readonly #children: readonly (readonly number[])[];
  /** The backups of node n are rows `backups[from[n]]` to `backups[from[n + 1] - 1]`, as steps. */
  readonly #backups: Int32Array;
  readonly #from: Int32Array;

  constructor(recording: SampleRecording<Move>) {
    this.recording = recording;
    this.length = recording.length;
    this.parent = recording.parent;
    this.moves = recording.moves;
    const size = recording.parent.length;
    const children: number[][] = Array.from({ length: size }, () => []);
    this.depth = new Int32Array(size);
    for (let node = 1; node < size; node++) {
      children[recording.parent[node]].push(node);
      this.depth[node] = this.depth[recording.parent[node]] + 1;
    }
    this.#children = children;
    this.born = birthsOf(recording);
    [this.#from, this.#backups] = backupsOf(recording);
    // Every iteration ends by telling the root.
    this.ends = Int32Array.of(0, ...this.#backups.subarray(this.#from[0], this.#from[1]));
  }

  /** How many iterations there are in all, and how many are over at a step. */
  get iterations(): number {
    return this.ends.length - 1;
  }

  iterationsAt(step: number): number {
    return lastAtMost(this.ends, step, 0, this.ends.length);
  }

  /** From 1 on. */
  event(step: number): SampleEvent<Move> {
    const { phase, node, first, second, played } = this.recording;
    const row = step - 1;
    const which = samplePhases[phase[row]];
    switch (which) {
      case "select":
        return { phase: which, node: node[row], exploit: first[row], explore: second[row] };
      case "expand":
        return { phase: which, node: node[row] };
      case "rollout": {
        const moves = played.slice(second[row], this.#nextRollout(row));
        return { phase: which, node: node[row], outcome: first[row], moves };
      }
      case "backup":
        return { phase: which, node: node[row], visits: first[row], mean: second[row] };
    }
  }

  /** Undefined at step 0. */
  phase(step: number): SamplePhase | undefined {
    return samplePhases[this.recording.phase[step - 1]];
  }

  /** The node where the search stands; the root before anything has happened. */
  nodeAt(step: number): number {
    return step === 0 ? 0 : this.recording.node[step - 1];
  }

  /** How many nodes there are at a step; they are numbered in order of birth. */
  sizeAt(step: number): number {
    return lastAtMost(this.born, step, 0, this.born.length) + 1;
  }

  visits(node: number, step: number): number {
    const [from, to] = [this.#from[node], this.#from[node + 1]];
    return lastAtMost(this.#backups, step, from, to) - from + 1;
  }

  /** NaN for a node that was never visited. */
  mean(node: number, step: number): number {
    const last = lastAtMost(this.#backups, step, this.#from[node], this.#from[node + 1]);
    return last < this.#from[node] ? Number.NaN : this.recording.second[this.#backups[last] - 1];
  }

  /** The children that are there at a step, in order of birth. */
  children(node: number, step: number): readonly number[] {
    const all = this.#children[node];
    const young = all.findIndex((child) => this.born[child] > step);
    return young < 0 ? all : all.slice(0, young);
  }

  /** The nodes from the root to this one. */
  path(node: number): readonly number[] {
    return node <= 0 ? [0] : [...this.path(this.parent[node]), node];
  }

  /** The moves that lead to a node. */
  movesTo(node: number): readonly Move[] {
    return this.path(node)
      .slice(1)
      .map((each) => this.moves[each] as Move);
  }

  #nextRollout(row: number): number {
    const { phase, second, length, played } = this.recording;
    for (let next = row + 1; next < length; next++)
      if (samplePhases[phase[next]] === "rollout") return second[next];
    return played.length;
  }
}

function birthsOf<Move>({ parent, phase, node, length }: SampleRecording<Move>): Int32Array {
  const born = new Int32Array(parent.length);
  const expand = samplePhases.indexOf("expand");
  for (let row = 0; row < length; row++) if (phase[row] === expand) born[node[row]] = row + 1;
  return born;
}

/** Steps of the backups, sorted by node and then by step, and where each node's begin. */
function backupsOf<Move>({ parent, phase, node, length }: SampleRecording<Move>): [Int32Array, Int32Array] {
  const backup = samplePhases.indexOf("backup");
  const from = new Int32Array(parent.length + 1);
  for (let row = 0; row < length; row++) if (phase[row] === backup) from[node[row] + 1]++;
  for (let each = 0; each < parent.length; each++) from[each + 1] += from[each];
  const next = from.slice();
  const backups = new Int32Array(from[parent.length]);
  for (let row = 0; row < length; row++) if (phase[row] === backup) backups[next[node[row]]++] = row + 1;
  return [from, backups];
}

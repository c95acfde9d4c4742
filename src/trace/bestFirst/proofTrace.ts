import type { ProofNumbers, ProofObserver } from "../../engine/bestFirst/proofObserver.ts";
import { type Side, sides } from "../../engine/game.ts";
import { Refusal } from "../../engine/refusal.ts";
import { findRoundStep, roundsAt } from "../core/rounds.ts";
import { findNode } from "../core/story.ts";
import { StoryRecorder, type StoryRecorderOptions } from "../core/storyRecorder.ts";
import type { StoryRecording, Vocabulary } from "../core/storyRecording.ts";
import { StoryTrace } from "../core/storyTrace.ts";
import * as words from "../core/words.ts";

/** What proof-number search tells, in the order in which it happens in a round. */
export const proofKinds = ["select", "expand", "evaluate", "backup"] as const;
export type ProofKind = (typeof proofKinds)[number];

/**
 * With an evaluation and a backup come the proof number and the disproof number, with an evaluation the outcome, too, where
 * the game is over.
 */
const vocabulary = {
  kinds: proofKinds,
  nodeKinds: sides,
  numbers: 3,
} as const satisfies Vocabulary<ProofKind, Side>;

/**
 * What happened at a step.
 *
 * - select: the way went on from `from`, the parent, to `node`, the first of the children with the least `by`, which is
 *   `value`; so many children have it.
 * - expand: `node` is given children.
 * - evaluate: `node` has its first numbers; the outcome is undefined where the game goes on.
 * - backup: `node` has these numbers from its children, in place of those `before`.
 */
export type ProofEvent =
  | {
      readonly kind: "select";
      readonly node: number;
      readonly from: number;
      readonly by: keyof ProofNumbers;
      readonly value: number;
      readonly equals: number;
    }
  | { readonly kind: "expand"; readonly node: number }
  | ({
      readonly kind: "evaluate";
      readonly node: number;
      readonly outcome: number | undefined;
    } & ProofNumbers)
  | ({ readonly kind: "backup"; readonly node: number; readonly before: ProofNumbers } & ProofNumbers);

/** How far a search has come with a node: it may not be in the tree yet; "open" and "expanded" are without an answer. */
export type ProofStatus = "absent" | "open" | "expanded" | "proved" | "disproved";

/** A node at a step. */
export interface ProofNodeState extends ProofNumbers {
  readonly status: ProofStatus;
  /** Whether it has been given its children, of which some may not have been evaluated yet. */
  readonly expanded: boolean;
  /** Where the game is over there, and the search has seen it. */
  readonly outcome: number | undefined;
}

export interface ProofCounters {
  /** Nodes in the tree, and those among them that were expanded. */
  readonly nodes: number;
  readonly expanded: number;
  /** Ways from the root that were backed up to it again. */
  readonly rounds: number;
}

/** A recorded proof-number search, read at any step. Nodes are numbered in the order in which they are evaluated. */
export class ProofTrace<Move> extends StoryTrace<ProofKind, Side, Move> {
  /** The steps at which a round ends, as the root is backed up; the first is 0, before any. */
  readonly ends: Int32Array;

  constructor(recording: StoryRecording<Move>) {
    super(vocabulary, recording);
    this.ends = Int32Array.from([0, ...this.steps(0, "backup")]);
  }

  /** The event that leads to `step`, 1 to `length`. */
  event(step: number): ProofEvent {
    const node = this.nodeAt(step);
    const kind = this.log.kind(step);
    switch (kind) {
      case "select":
        return this.#selection(node, step);
      case "expand":
        return { kind, node };
      case "evaluate":
        return { kind, node, ...this.#told(step), outcome: this.#outcome(step) };
      case "backup":
        return { kind, node, ...this.#told(step), before: this.numbers(node, step - 1)! };
    }
  }

  /** Its numbers at `step`; undefined where the node is not in the tree yet. */
  numbers(node: number, step: number): ProofNumbers | undefined {
    const last = this.last(node, step, "evaluate", "backup");
    return last === 0 ? undefined : this.#told(last);
  }

  /** The node at `step`. */
  node(node: number, step: number): ProofNodeState {
    const numbers = this.numbers(node, step);
    if (numbers === undefined) {
      return { status: "absent", pn: 1, dn: 1, expanded: false, outcome: undefined };
    }
    const expanded = this.last(node, step, "expand") > 0;
    const outcome = this.#outcome(this.last(node, step, "evaluate"));
    return { ...numbers, expanded, outcome, status: statusOf(numbers, expanded) };
  }

  /** How many nodes are in the tree at a step: those with the numbers below this one. */
  sizeAt(step: number): number {
    return this.log.count(proofKinds.indexOf("evaluate"), step);
  }

  /** The children that are in the tree at a step, in the order of their moves. */
  children(node: number, step: number): number[] {
    const size = this.sizeAt(step);
    return [...this.nodes.children.row(node)].filter((child) => child < size);
  }

  /** The nodes from the root to where the round that goes on at a step has come; the root alone between two rounds. */
  way(step: number): number[] {
    if (this.sizeAt(step) === 0) return [];
    const last = this.log.last("select", step);
    return last > this.#begin(step) ? this.nodes.pathTo(this.nodeAt(last)) : [0];
  }

  /**
   * The nodes from the root to the most-proving node: the one that is expanded in the round that goes on at a step, or
   * follows it. None where no more are expanded.
   */
  mostProving(step: number): number[] {
    const expansion = this.log.first("expand", this.#begin(step));
    return expansion > this.length ? [] : this.nodes.pathTo(this.nodeAt(expansion));
  }

  /** The children as the search has compared them at a step: each that is there, with its numbers. */
  compared(node: number, step: number): readonly (ProofNumbers & { readonly node: number })[] {
    return this.children(node, step).map((child) => ({ node: child, ...this.numbers(child, step)! }));
  }

  counters(step: number): ProofCounters {
    const count = (kind: ProofKind) => this.log.count(proofKinds.indexOf(kind), step);
    return { nodes: count("evaluate"), expanded: count("expand"), rounds: roundsAt(this, step) };
  }

  /** The step at which the round begins that goes on at a step, or follows it. */
  #begin(step: number): number {
    return this.ends[roundsAt(this, step)];
  }

  #selection(node: number, step: number): ProofEvent {
    const from = this.nodes.parents[node];
    const by = this.nodes.kind(from) === "max" ? "pn" : "dn";
    const numbers = this.compared(from, step).map((child) => child[by]);
    const value = Math.min(...numbers);
    const equals = numbers.filter((number) => number === value).length;
    return { kind: "select", node, from, by, value, equals };
  }

  #told(step: number): ProofNumbers {
    return { pn: this.number(step), dn: this.number(step, 1) };
  }

  #outcome(step: number): number | undefined {
    const outcome = this.number(step, 2);
    return Number.isNaN(outcome) ? undefined : outcome;
  }
}

function statusOf({ pn, dn }: ProofNumbers, expanded: boolean): ProofStatus {
  if (pn === 0) return "proved";
  if (dn === 0) return "disproved";
  return expanded ? "expanded" : "open";
}

/**
 * The step that a chapter or a link speaks of:
 *
 * - `start`, `end`, or the step's number;
 * - `round 3`: when the third way from the root has been backed up; `round 3 select`, `expand`, `evaluate` or `backup`:
 *   when that part of it is over;
 * - `evaluate 1.0`: the node to which the moves 1 and 0 lead has its first numbers; likewise `expand`; `solve 1.0`: it is
 *   proved or disproved. `root` is the root.
 *
 * Throws a Refusal that says what was expected, or what there is, where there is no such step.
 */
export function findProofStep(trace: ProofTrace<unknown>, at: string): number {
  const step = findRoundStep(trace, at, "round", proofKinds);
  if (step !== undefined) return step;
  const [, what, path] = at.match(/^(evaluate|expand|solve) (\S+)$/) ?? [];
  if (what === undefined) {
    const rounds = trace.ends.length - 1;
    throw new Refusal(words, "noProofStep", at, trace.length, rounds);
  }
  const node = findNode(trace, path, at);
  const found =
    what === "solve" ? solvedAt(trace, node) : trace.steps(node, what as "evaluate" | "expand")[0];
  if (found !== undefined) return found;
  throw new Refusal(words, "neverHappens", at);
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

/** Records a proof-number search. The event past the limit throws a TraceLimitError, which ends the search. */
export class ProofRecorder<Move> implements ProofObserver<Move> {
  readonly #story: StoryRecorder<ProofKind, Side, Move>;
  /** The node where the search stands: −1 before the root is evaluated. */
  #at = -1;

  constructor(options: StoryRecorderOptions = {}) {
    this.#story = new StoryRecorder(vocabulary, options);
  }

  select(move: Move): void {
    this.#at = this.#story.child(this.#at, move);
    this.#story.tell("select", this.#at);
  }

  expand(): void {
    this.#story.tell("expand", this.#at);
  }

  evaluate(move: Move | undefined, turn: Side, outcome: number | undefined, { pn, dn }: ProofNumbers): void {
    const node = this.#story.add(turn, this.#at, move);
    this.#story.tell("evaluate", node, pn, dn, outcome ?? Number.NaN);
    this.#at = Math.max(0, this.#at);
  }

  backup({ pn, dn }: ProofNumbers): void {
    this.#story.tell("backup", this.#at, pn, dn);
    this.#at = Math.max(0, this.#story.parent(this.#at));
  }

  /** What was told so far; later events are not in it. */
  recording(): StoryRecording<Move> {
    return this.#story.recording();
  }
}

import { Silent, type UpperConfidenceBound } from "../../engine/observer.ts";
import { Refusal } from "../../engine/refusal.ts";
import { findRoundStep, roundsAt, roundsOn } from "../core/rounds.ts";
import type { Rows } from "../core/rows.ts";
import { StoryRecorder } from "../core/storyRecorder.ts";
import type { StoryRecording, Vocabulary } from "../core/storyRecording.ts";
import { StoryTrace } from "../core/storyTrace.ts";
import * as words from "../core/words.ts";

/** What happens in one iteration of sampling, in this order. */
export const samplePhases = ["select", "expand", "rollout", "backup"] as const;
export type SamplePhase = (typeof samplePhases)[number];

/** All that sampling tells: where chance draws, the walk of the first phase goes on by a draw, and no bound is compared. */
export const sampleKinds = [...samplePhases, "draw"] as const;
export type SampleKind = (typeof sampleKinds)[number];

/**
 * Two numbers come with a selection (what was earned, what may have been missed), with a rollout (its outcome, where its
 * moves begin in `played`) and with a backup (visits, mean). Whose turn it is sampling does not tell.
 */
const samplingWords = {
  kinds: sampleKinds,
  nodeKinds: ["position"],
  numbers: 2,
} as const satisfies Vocabulary<SampleKind, "position">;

/** What sampling told. An event is about the node that is selected, drawn, added, played out from, or told of the outcome. */
export interface SampleRecording<Move> extends StoryRecording<Move> {
  /** The moves of all rollouts, one after the other. */
  readonly played: readonly Move[];
}

/**
 * Records a search by sampling. It finds its way in the tree by what it is told: a selection or a draw goes down to a child that
 * is known, an expansion to a new one, a backup up by one.
 */
export class SampleRecorder<Move> extends Silent<Move> {
  readonly #story = new StoryRecorder<SampleKind, "position", Move>(samplingWords);
  readonly #played: Move[] = [];
  /** The node where the search stands. */
  #at = this.#story.add("position");

  override select(move: Move, { exploit, explore }: UpperConfidenceBound): void {
    this.#at = this.#story.child(this.#at, move);
    this.#story.tell("select", this.#at, exploit, explore);
  }

  override draw(move: Move): void {
    this.#at = this.#story.child(this.#at, move);
    this.#story.tell("draw", this.#at, 0, 0);
  }

  override expand(move: Move): void {
    this.#at = this.#story.add("position", this.#at, move);
    this.#story.tell("expand", this.#at, 0, 0);
  }

  override rollout(moves: readonly Move[], value: number): void {
    this.#story.tell("rollout", this.#at, value, this.#played.length);
    for (const move of moves) this.#played.push(move);
  }

  override backup(visits: number, mean: number): void {
    this.#story.tell("backup", this.#at, visits, mean);
    this.#at = Math.max(0, this.#story.parent(this.#at));
  }

  /** Whether the node where the search stands has a child by this move. */
  hasChild(move: Move): boolean {
    return this.#story.child(this.#at, move) >= 0;
  }

  /** What was told so far; later events are not in it. */
  recording(): SampleRecording<Move> {
    return { ...this.#story.recording(), played: this.#played.slice() };
  }
}

const expand = sampleKinds.indexOf("expand");

/** What happened at a step, and to which node: a phase, or a draw within the first of them. */
export type SampleEvent<Move> =
  | { readonly phase: "select"; readonly node: number; readonly exploit: number; readonly explore: number }
  | { readonly phase: "draw"; readonly node: number }
  | { readonly phase: "expand"; readonly node: number }
  | {
      readonly phase: "rollout";
      readonly node: number;
      readonly outcome: number;
      readonly moves: readonly Move[];
    }
  | { readonly phase: "backup"; readonly node: number; readonly visits: number; readonly mean: number };

/** A recorded search by sampling, read at any step. What a node is at a step, the backups have told that reached it. */
export class SampleTrace<Move> extends StoryTrace<SampleKind, "position", Move> {
  declare readonly recording: SampleRecording<Move>;
  /** The steps at which iterations end; the first is 0, before any. */
  readonly ends: Int32Array;
  /** Indexed by the node: the step at which it was there; 0 for the root. */
  readonly born: Int32Array;
  readonly #backups: Rows;

  constructor(recording: SampleRecording<Move>) {
    super(samplingWords, recording);
    this.#backups = this.history("backup");
    // Every iteration ends by telling the root.
    const ends = this.#backups.row(0);
    this.ends = new Int32Array(ends.length + 1);
    this.ends.set(ends, 1);
    this.born = new Int32Array(this.nodes.size);
    for (const step of this.log.events(expand)) this.born[this.nodeAt(step)] = step;
  }

  /** Indexed by the node, in order of birth: the one above, the move that leads to it, and moves from the root. */
  get parent(): Int32Array {
    return this.recording.parents;
  }

  get moves(): readonly (Move | undefined)[] {
    return this.recording.moves;
  }

  get depth(): Int32Array {
    return this.nodes.plies;
  }

  /** How many iterations there are in all, and how many are over at a step. */
  get iterations(): number {
    return this.ends.length - 1;
  }

  iterationsAt(step: number): number {
    return roundsAt(this, step);
  }

  /** From 1 on. */
  event(step: number): SampleEvent<Move> {
    const node = this.nodeAt(step);
    const [first, second] = [this.number(step), this.number(step, 1)];
    const phase = this.log.kind(step);
    switch (phase) {
      case "select":
        return { phase, node, exploit: first, explore: second };
      case "draw":
      case "expand":
        return { phase, node };
      case "rollout":
        return { phase, node, outcome: first, moves: this.#played(step) };
      case "backup":
        return { phase, node, visits: first, mean: second };
    }
  }

  /** The phase that is going on, draws being part of selection; undefined at step 0. */
  phase(step: number): SamplePhase | undefined {
    const kind = this.kind(step);
    return kind === "draw" ? "select" : kind;
  }

  /** How many nodes there are at a step; they are numbered in order of birth. */
  sizeAt(step: number): number {
    return 1 + this.log.count(expand, step);
  }

  visits(node: number, step: number): number {
    return this.#backups.rank(node, step);
  }

  /** NaN for a node that was never visited. */
  mean(node: number, step: number): number {
    const last = this.#backups.last(node, step);
    return last === undefined ? Number.NaN : this.number(last, 1);
  }

  /** The children that are there at a step, in order of birth. */
  children(node: number, step: number): readonly number[] {
    const all = [...this.nodes.children.row(node)];
    const young = all.findIndex((child) => this.born[child] > step);
    return young < 0 ? all : all.slice(0, young);
  }

  /** The nodes from the root to this one. */
  path(node: number): readonly number[] {
    return this.nodes.pathTo(Math.max(0, node));
  }

  /** The moves of the rollout that leads to this step: up to where those of the next one begin. */
  #played(step: number): readonly Move[] {
    const { played } = this.recording;
    const next = this.log.first("rollout", step);
    return played.slice(this.number(step, 1), next > this.length ? undefined : this.number(next, 1));
  }
}

/** The step at which so many more iterations are over; with a negative number, so many fewer. */
export const iterationsOn = <Move>(trace: SampleTrace<Move>, step: number, by: number): number =>
  roundsOn(trace, step, by);

/**
 * A step by the words that chapters use: "start", "end", "25" for a step by its number, "iteration 25" (when it is over), and "iteration 25
 * select", "expand", "rollout" or "backup" (when that phase of it is over), or "draw" (its last). Throws where there is none.
 */
export function findSampleStep<Move>(trace: SampleTrace<Move>, at: string): number {
  const step = findRoundStep(trace, at, "iteration", sampleKinds);
  if (step !== undefined) return step;
  throw new Refusal(words, "noSampleStep", at, trace.iterations);
}

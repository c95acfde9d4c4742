import {
  type BehaviourNode,
  type BehaviourState,
  beginning,
  type Status,
  tick,
} from "../../engine/behaviour/index.ts";
import { Refusal } from "../../engine/refusal.ts";
import { plainStep } from "../core/rounds.ts";
import { next } from "../core/story.ts";
import { StoryRecorder } from "../core/storyRecorder.ts";
import type { StoryRecording, Vocabulary } from "../core/storyRecording.ts";
import { StoryTrace } from "../core/storyTrace.ts";
import { backOverVisit, leaveAfter, overVisit } from "../core/visits.ts";
import * as words from "../core/words.ts";

/** A node of a behaviour tree in its place. */
export interface PlacedNode<Board> {
  /** Its place in preorder. */
  readonly id: number;
  readonly node: BehaviourNode<Board>;
  readonly path: readonly number[];
  readonly parent: PlacedNode<Board> | undefined;
  readonly children: readonly PlacedNode<Board>[];
  /** The last node below it in preorder, itself where it has no children. */
  readonly last: number;
}

/** All nodes of a tree in preorder. */
export function placeNodes<Board>(root: BehaviourNode<Board>): PlacedNode<Board>[] {
  const nodes: PlacedNode<Board>[] = [];
  function place(node: BehaviourNode<Board>, path: readonly number[], parent: PlacedNode<Board> | undefined) {
    const children: PlacedNode<Board>[] = [];
    const placed = { id: nodes.length, node, path, parent, children, last: nodes.length };
    nodes.push(placed);
    if ("children" in node) {
      for (const [index, child] of node.children.entries())
        children.push(place(child, [...path, index], placed));
    }
    placed.last = nodes.length - 1;
    return placed;
  }
  place(root, [], undefined);
  return nodes;
}

/** What a tick can tell of a node. */
export const tickKinds = ["enter", "leave", "abandon"] as const;
export type TickKind = (typeof tickKinds)[number];

type NodeKind = BehaviourNode<unknown>["kind"];

/** A node goes by its place in preorder, a move is a child's index. Statuses and blackboards are kept beside. */
export const tickWords = {
  kinds: tickKinds,
  nodeKinds: ["action", "condition", "sequence", "selector", "parallel", "inverter", "repeat", "timeout"],
  numbers: 0,
} as const satisfies Vocabulary<TickKind, NodeKind>;

/** One thing that a tick told, and the blackboard right after it. */
export interface TickEvent<Board> {
  readonly kind: TickKind;
  /** The node, by its place in preorder, the root's being 0. */
  readonly node: number;
  /** Counted from 0. */
  readonly tick: number;
  /** What a node that was left came to. */
  readonly status: Status | undefined;
  readonly board: Board;
}

/** Ticks of a behaviour tree, kept. */
export class TickTrace<Board> extends StoryTrace<TickKind, NodeKind, number> {
  readonly events: readonly TickEvent<Board>[];
  /** The step at which tick t begins, from 0; its last entry is the step at which the last tick is over. */
  readonly begins: readonly number[];
  /** Between the ticks: states[t] is what tick t is given, before the world has changed for it. */
  readonly states: readonly BehaviourState<Board>[];

  constructor(
    recording: StoryRecording<number>,
    { events, begins, states }: Pick<TickTrace<Board>, "events" | "begins" | "states">,
  ) {
    super(tickWords, recording);
    this.events = events;
    this.begins = begins;
    this.states = states;
  }
}

/** Records so many ticks; before each of them the world may change the blackboard. */
export function recordTicks<Board>(
  nodes: readonly PlacedNode<Board>[],
  start: Board,
  ticks: number,
  change: (board: Board, tick: number) => Board = (board) => board,
): TickTrace<Board> {
  const recorder = new StoryRecorder<TickKind, BehaviourNode<unknown>["kind"], number>(tickWords);
  for (const { node, parent, path } of nodes) recorder.add(node.kind, parent?.id, path.at(-1));
  const byPath = new Map(nodes.map(({ path, id }) => [path.join("."), id]));
  const events: TickEvent<Board>[] = [];
  const begins = [0];
  const states = [beginning(start)];
  for (let at = 0; at < ticks; at++) {
    const given = states[at];
    let board = change(given.board, at);
    const tell = (kind: TickKind, path: readonly number[], status?: Status) => {
      const node = byPath.get(path.join("."))!;
      recorder.tell(kind, node);
      events.push({ kind, node, tick: at, status, board });
    };
    const { state } = tick(
      nodes[0].node,
      { ...given, board },
      {
        enter: (path) => tell("enter", path),
        leave: (path, status, after) => {
          board = after;
          tell("leave", path, status);
        },
        abandon: (path) => tell("abandon", path),
      },
    );
    states.push(state);
    begins.push(events.length);
  }
  return new TickTrace(recorder.recording(), { events, begins, states });
}

/**
 * How a node stands: as it was left in the tick shown; "entered", but not left yet; "held", running since an earlier
 * tick and not come to in this one so far; "reset", abandoned; or "idle".
 */
export type Standing = Status | "entered" | "held" | "reset" | "idle";

/** The tick that a step lies in, from 0, and whether it is only about to begin. Before the first tick that is 0. */
export function tickAt({ begins }: TickTrace<unknown>, step: number): { tick: number; between: boolean } {
  const next = begins.findIndex((begin) => begin >= step);
  return { tick: begins[next] === step ? next : next - 1, between: begins[next] === step };
}

/** How every node stands at a step. Between two ticks the one that is over is shown. */
export function standingsAt<Board>(
  trace: TickTrace<Board>,
  nodes: readonly PlacedNode<Board>[],
  step: number,
): Standing[] {
  const { tick, between } = tickAt(trace, step);
  const shown = between ? Math.max(0, tick - 1) : tick;
  const held = trace.states[shown].running;
  return nodes.map(({ id, path }) => {
    const last = trace.last(id, step, ...tickKinds);
    if (last <= trace.begins[shown]) return held.has(path.join(".")) ? "held" : "idle";
    const { kind, status } = trace.events[last - 1];
    return kind === "enter" ? "entered" : kind === "leave" ? status! : "reset";
  });
}

/** The nodes that are entered and not left, from the root down. */
export function openAt(trace: TickTrace<unknown>, step: number): number[] {
  const { tick } = tickAt(trace, step);
  const last = Math.max(trace.log.last("enter", step), trace.log.last("leave", step));
  if (last <= trace.begins[tick]) return [];
  const node = trace.nodeAt(last);
  return trace.nodes.pathTo(trace.kind(last) === "enter" ? node : trace.nodes.parents[node]);
}

type Trace = TickTrace<unknown>;

/** The step after the whole visit that begins here; a whole tick, between two. */
export function stepOver(trace: Trace, step: number): number {
  const { tick, between } = tickAt(trace, step);
  return between ? (trace.begins[tick + 1] ?? step) : overVisit(trace, step);
}

/** The step before the whole visit, or the whole tick, that ends here. */
export function stepBackOver(trace: Trace, step: number): number {
  const { tick, between } = tickAt(trace, step);
  return between ? trace.begins[Math.max(0, tick - 1)] : backOverVisit(trace, step);
}

/** The step at which the node that is open here has been left; the end of the tick where none is. */
export function stepOut(trace: Trace, step: number): number {
  const open = openAt(trace, step).at(-1);
  if (open !== undefined) return leaveAfter(trace, open, step);
  return trace.begins.find((begin) => begin > step) ?? step;
}

/** The step at which the next node has been entered. */
export const stepInto = (trace: Trace, step: number): number => next(trace, "enter", step) ?? trace.length;

/**
 * A step by the words that chapters use: "start", "end", "7", "tick 3" (when it is over), "tick 3 sees the intruder"
 * (when that node has been left in it), "tick 3 enter chase", "abandon 1". `nameOf` says what a node is called. Throws
 * where there is none.
 */
export function findTickStep(
  trace: TickTrace<unknown>,
  at: string,
  nameOf: (node: number) => string,
): number {
  const step = plainStep(trace.length, at) ?? abandonment(trace, at) ?? inTick(trace, at, nameOf);
  if (step !== undefined) return step;
  throw new Refusal(words, "noTickStep", at, trace.begins.length - 1);
}

function abandonment({ log }: TickTrace<unknown>, at: string): number | undefined {
  const [, nth] = at.match(/^abandon (\d+)$/) ?? [];
  if (nth === undefined) return undefined;
  return log.events(tickKinds.indexOf("abandon"))[Number(nth) - 1];
}

function inTick(
  { events, begins }: TickTrace<unknown>,
  at: string,
  nameOf: (node: number) => string,
): number | undefined {
  const [, tick, enter, name] = at.match(/^tick (\d+)(?: (enter )?(.+))?$/) ?? [];
  if (tick === undefined || name === undefined) return begins[Number(tick)];
  const wanted = enter ? "enter" : "leave";
  const found = events.findIndex(
    ({ kind, node, tick: its }) => its === Number(tick) - 1 && kind === wanted && nameOf(node) === name,
  );
  return found < 0 ? undefined : found + 1;
}

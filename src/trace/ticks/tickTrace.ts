import type { BehaviourNode, BehaviourState, Status } from "../../engine/behaviour/index.ts";
import type { StoryRecording } from "../core/storyRecording.ts";
import { StoryTrace } from "../core/storyTrace.ts";
import type { Vocabulary } from "../core/vocabulary.ts";

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

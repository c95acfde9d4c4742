export const statuses = ["success", "failure", "running"] as const;
export type Status = (typeof statuses)[number];

/** What an action does in one tick: how it went, and the blackboard after it. Blackboards are values. */
export type Act<Board> = (board: Board, ticks: number) => readonly [Status, Board];

/** A leaf that does something. `act` is told how many ticks it has been running before this one, 0 at first. */
export interface Action<Board> {
  readonly kind: "action";
  readonly name: string;
  readonly act: Act<Board>;
}

/** A leaf that looks: it succeeds where what it asks holds, and never runs on. */
export interface Condition<Board> {
  readonly kind: "condition";
  readonly name: string;
  readonly holds: (board: Board) => boolean;
}

/** Sequence: all children, one after the other (AND). Selector: the first that does not fail (OR). */
export interface Composite<Board> {
  readonly kind: "sequence" | "selector";
  readonly name: string;
  /** Goes on with the child that was running and does not look again at those before it; else it is reactive. */
  readonly memory: boolean;
  readonly children: readonly BehaviourNode<Board>[];
}

/** All children at once: succeeds when `successes` of them have, fails as soon as so many no longer can. */
export interface Parallel<Board> {
  readonly kind: "parallel";
  readonly name: string;
  readonly successes: number;
  readonly children: readonly BehaviourNode<Board>[];
}

/** Inverter: failure for success. Repeat: the child so many times, a tick each. Timeout: fails after so many ticks. */
export interface Decorator<Board> {
  readonly kind: "inverter" | "repeat" | "timeout";
  readonly name: string;
  /** Times or ticks, 1 or more; 1 for an inverter, which has no use for it. */
  readonly count: number;
  readonly children: readonly [BehaviourNode<Board>];
}

export type BehaviourNode<Board> =
  | Action<Board>
  | Condition<Board>
  | Composite<Board>
  | Parallel<Board>
  | Decorator<Board>;

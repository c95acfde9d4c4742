import { demandWhole } from "../demand.ts";

export const statuses = ["success", "failure", "running"] as const;
export type Status = (typeof statuses)[number];

/** What an action does in one tick: how it went, and the blackboard after it. Blackboards are values. */
export type Act<Board> = (board: Board, ticks: number) => readonly [Status, Board];

/** A leaf that does something. `act` is told how many ticks it has been running before this one, 0 at first. */
interface Action<Board> {
  readonly kind: "action";
  readonly name: string;
  readonly act: Act<Board>;
}

/** A leaf that looks: it succeeds where what it asks holds, and never runs on. */
interface Condition<Board> {
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

type Children<Board> = readonly BehaviourNode<Board>[];

export const action = <Board>(name: string, act: Act<Board>): BehaviourNode<Board> => ({
  kind: "action",
  name,
  act,
});

export const condition = <Board>(name: string, holds: (board: Board) => boolean): BehaviourNode<Board> => ({
  kind: "condition",
  name,
  holds,
});

/** Children one after the other, until one does not succeed; reactive: every tick begins with the first. */
export const sequence = <Board>(name: string, ...children: Children<Board>): BehaviourNode<Board> =>
  composite("sequence", name, false, children);

/** A sequence that goes on where it was running, and does not look again at what it has passed. */
export const memorySequence = <Board>(name: string, ...children: Children<Board>): BehaviourNode<Board> =>
  composite("sequence", name, true, children);

/** Children one after the other, until one does not fail; reactive. */
export const selector = <Board>(name: string, ...children: Children<Board>): BehaviourNode<Board> =>
  composite("selector", name, false, children);

export const memorySelector = <Board>(name: string, ...children: Children<Board>): BehaviourNode<Board> =>
  composite("selector", name, true, children);

function composite<Board>(
  kind: "sequence" | "selector",
  name: string,
  memory: boolean,
  children: Children<Board>,
): BehaviourNode<Board> {
  demandChildren(name, children);
  return { kind, name, memory, children };
}

/** In every tick all children that have not come to an end, until `successes` of them have succeeded or no longer can. */
export function parallel<Board>(
  name: string,
  successes: number,
  ...children: Children<Board>
): BehaviourNode<Board> {
  demandChildren(name, children);
  demandWhole(`${name}: successes`, successes, [1, children.length]);
  return { kind: "parallel", name, successes, children };
}

/** Success for failure, and failure for success. */
export const inverter = <Board>(name: string, child: BehaviourNode<Board>): BehaviourNode<Board> => ({
  kind: "inverter",
  name,
  count: 1,
  children: [child],
});

/** The child `times` times, one after the other; fails as soon as it does. */
export function repeat<Board>(
  name: string,
  times: number,
  child: BehaviourNode<Board>,
): BehaviourNode<Board> {
  demandWhole(`${name}: times`, times, [1, Infinity]);
  return { kind: "repeat", name, count: times, children: [child] };
}

/** Fails where the child is still running after `ticks` ticks, and abandons it. */
export function timeout<Board>(
  name: string,
  ticks: number,
  child: BehaviourNode<Board>,
): BehaviourNode<Board> {
  demandWhole(`${name}: ticks`, ticks, [1, Infinity]);
  return { kind: "timeout", name, count: ticks, children: [child] };
}

function demandChildren(name: string, children: readonly unknown[]): void {
  if (children.length === 0) throw new RangeError(`${name}: expected at least one child`);
}

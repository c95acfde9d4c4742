import { demandWhole } from "../demandWhole.ts";
import type { Act, BehaviourNode } from "./node.ts";

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

/** All children in every tick, until `successes` of them have succeeded or no longer can. */
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

import {
  type BehaviourNode,
  type BehaviourState,
  beginning,
  type Status,
  tick,
} from "../../engine/behaviour/index.ts";

/** One thing that a tick told, and the blackboard right after it. */
export interface TickEvent<Board> {
  readonly kind: "enter" | "leave" | "abandon";
  /** The node, by its place in preorder, the root's being 0. */
  readonly node: number;
  /** Counted from 0. */
  readonly tick: number;
  /** What a node that was left came to. */
  readonly status: Status | undefined;
  readonly board: Board;
}

/** Ticks of a behaviour tree, kept. Step s is what stands after the first s events. */
export interface TickTrace<Board> {
  readonly events: readonly TickEvent<Board>[];
  /** The step at which tick t begins, from 0; its last entry is the step at which the last tick is over. */
  readonly begins: readonly number[];
  /** Between the ticks: states[t] is what tick t is given, before the world has changed for it. */
  readonly states: readonly BehaviourState<Board>[];
}

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

/** Records so many ticks; before each of them the world may change the blackboard. */
export function recordTicks<Board>(
  nodes: readonly PlacedNode<Board>[],
  start: Board,
  ticks: number,
  change: (board: Board, tick: number) => Board = (board) => board,
): TickTrace<Board> {
  const byPath = new Map(nodes.map(({ path, id }) => [path.join("."), id]));
  const events: TickEvent<Board>[] = [];
  const begins = [0];
  const states = [beginning(start)];
  for (let at = 0; at < ticks; at++) {
    const given = states[at];
    let board = change(given.board, at);
    const tell = (kind: TickEvent<Board>["kind"], path: readonly number[], status?: Status) =>
      events.push({ kind, node: byPath.get(path.join("."))!, tick: at, status, board });
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
  return { events, begins, states };
}

import { type BehaviourNode, beginning, type Status, tick } from "../../engine/behaviour/index.ts";
import { StoryRecorder } from "../core/storyRecorder.ts";
import type { PlacedNode } from "./placeNodes.ts";
import { type TickEvent, type TickKind, TickTrace, tickWords } from "./tickTrace.ts";

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

import { formatValue } from "../../../drawing/formatValue.ts";
import type { Side } from "../../../engine/game.ts";
import { moveLabel } from "../../../games/names.ts";
import type { DrawnBoard } from "../../../kit/boards/boardsOf.ts";
import type { Run } from "../../../kit/run/run.ts";
import { tableHistoryOf } from "../../../kit/run/tableHistoryOf.ts";
import type { Key, OutlineNode, StoredEntry, Trace } from "../../../trace/index.ts";
import { writeBound } from "./writeBound.ts";

/** A position as a row of the table shows it. */
export interface ShownPosition {
  readonly text: string;
  /** Who is to move; undefined where the key does not say. */
  readonly side: Side | undefined;
  readonly board: DrawnBoard | undefined;
}

/** An entry as the table's panel shows it. */
export interface TableRow {
  /** By what the row is known from step to step: where the entry lies. */
  readonly place: Key;
  readonly position: ShownPosition;
  /** "≥4", and the plies that were searched; none where nothing limits them. */
  readonly value: string;
  readonly depth: string | undefined;
  /** The best move: a cell's name, or as the game writes it; an abstract tree's counted from 1. */
  readonly best: string | undefined;
  readonly step: number;
  /** What lay there before: its value, and its position where that was another one. */
  readonly before: { readonly value: string; readonly position: ShownPosition | undefined } | undefined;
  /** What the step just now did with it. */
  readonly now: "hit" | "miss" | "stored" | undefined;
  /** The position's true value, where the figure knows it and the entry says something else of it. */
  readonly truth: string | undefined;
}

/** The table's entries at a step, the newest `most` of them; `drawn` gives the drawn node of a node of the trace. */
export function tableRows(
  run: Run,
  drawn: (traceNode: number) => OutlineNode,
  step: number,
  most: number,
): TableRow[] {
  const history = tableHistoryOf(run);
  const event = step > 0 ? run.trace.event(step) : undefined;
  const touched =
    event?.kind === "probe" || event?.kind === "store" ? history.at(event.key, step)?.step : undefined;
  return history.entries(step, most).map((entry) => {
    const old = entry.replaced === undefined ? undefined : history.at(entry.key, entry.replaced);
    const now = entry.step !== touched ? undefined : event?.kind === "store" ? "stored" : "miss";
    return {
      place: entry.place,
      position: shownPosition(run, entry),
      value: writeBound(entry),
      depth: entry.depth === Infinity ? undefined : String(entry.depth),
      best: bestOf(run, entry),
      step: entry.step,
      before: old && {
        value: writeBound(old),
        position: old.key === entry.key ? undefined : shownPosition(run, old),
      },
      now: now === "miss" && event?.kind === "probe" && event.result === "hit" ? "hit" : now,
      truth: contradiction(run, drawn(entry.node), entry),
    };
  });
}

function bestOf(run: Run, { node, best }: StoredEntry): string | undefined {
  if (best < 0) return undefined;
  const move = run.trace.move(best);
  if (run.tree !== undefined) return String(Number(move) + 1);
  const { game } = run.setup;
  const written = run.game.writeMove(positionAt(run, node), move);
  return moveLabel(game, written);
}

/** The true value of the drawn node where the entry says something else of it. */
function contradiction(run: Run, node: OutlineNode, { key, value, bound }: StoredEntry): string | undefined {
  const truth = run.measures.truth[node.id];
  // A folded node stands for others too, and a wrong search may file one position under another's key.
  if (Number.isNaN(truth) || run.game.key(node.position) !== key) return undefined;
  const holds = bound === "exact" ? truth === value : bound === "lower" ? truth >= value : truth <= value;
  return holds ? undefined : formatValue(truth);
}

/** By run, the positions of the entries shown so far, by the step that stored them: a step changes few of the rows. */
const shown = new WeakMap<Trace<unknown>, Map<number, ShownPosition>>();

function shownPosition(run: Run, entry: StoredEntry): ShownPosition {
  const known = shown.get(run.trace) ?? new Map<number, ShownPosition>();
  shown.set(run.trace, known);
  const position = known.get(entry.step) ?? positionOf(run, entry);
  known.set(entry.step, position);
  return position;
}

/** An abstract tree's position is told by its key, a board by the moves that led to it. */
function positionOf(run: Run, { key, node }: StoredEntry): ShownPosition {
  if (run.tree !== undefined) {
    const [, side, text] = /^(?:(max|min) )?(.*)$/s.exec(String(key)) ?? [];
    return { text, side: side as Side | undefined, board: undefined };
  }
  const position = positionAt(run, node);
  const rows = run.game.diagram(position);
  const board = { game: run.setup.game ?? "", rows };
  return { text: rows.replaceAll("\n", " / "), side: run.trace.side(node), board };
}

const positionAt = (run: Run, node: number): unknown =>
  run.trace.moves(node).reduce((at, move) => run.game.play(at, move), run.position);

import type { EventKind, Trace } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import type { TreeCells } from "../tree/treeCells.svelte.ts";

/** A run, and by what its drawn nodes are known from one run to the next. */
interface Shown {
  readonly run: Run;
  readonly cells: TreeCells;
  readonly keys: readonly number[] | undefined;
}
type Standing = Shown & { readonly step: number };

/** What an edit may have been made to see again: whether the search still comes to that. */
const turns: readonly EventKind[] = ["cutoff", "research"];

/**
 * The step at which a figure stands after a change, so that its result is seen:
 *
 * - at the start where it stood there: the reader is about to step through it;
 * - at the same event where that still happens. After another search of the same tree this is any event, so that the
 *   two can be held against each other; after an edit of the tree only a cutoff or a second search;
 * - else at the end, where the value, the move and the counts are.
 */
export function standAfter(before: Standing, after: Shown): number {
  const { run, step } = before;
  const end = after.run.trace.length;
  if (step === 0) return 0;
  if (step === run.trace.length) return end;
  const { kind, node } = run.trace.event(step);
  const same = sameSubject(run, after.run);
  if (node < 0 || !(same || turns.includes(kind))) return end;
  const found = same ? after.run.trace.find(run.trace.moves(node)) : drawnAgain(before, node, after);
  if (found === undefined || found < 0) return end;
  const count = stepsOf(run.trace, kind, node).indexOf(step);
  return stepsOf(after.run.trace, kind, found)[count] ?? end;
}

const sameSubject = ({ setup: one }: Run, { setup: other }: Run): boolean =>
  one.tree === other.tree && one.game === other.game && one.position === other.position;

/** The steps at which events of this kind happen at a node. */
function stepsOf({ log, nodes, length }: Trace<unknown>, kind: EventKind, node: number): number[] {
  const steps: number[] = [];
  for (let step = log.first(kind, 0); step <= length; step = log.first(kind, step)) {
    if (nodes.ofEvent[step] === node) steps.push(step);
  }
  return steps;
}

/** The node of the other trace whose drawn node has this one's key. */
function drawnAgain({ cells, keys }: Shown, node: number, after: Shown): number | undefined {
  const drawn = cells.shownAt(node);
  if (!keys || !after.keys || cells.tracedAt(drawn) !== node) return undefined;
  const place = after.keys.indexOf(keys[drawn]);
  return place < 0 ? undefined : after.cells.tracedAt(place);
}

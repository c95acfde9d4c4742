import { narrate } from "../../kit/narration/stepWords.ts";
import { plainly } from "../../kit/narration/words.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { visitsOnce } from "../../kit/run/firstReads.ts";
import { finishRun, type Run, readSubject, record } from "../../kit/run/run.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { alignTrace, returnedBy } from "../../kit/tree/alignTrace.ts";
import { lineName } from "../../kit/tree/nodeNames.ts";
import { next, type OutlineNode } from "../../trace/index.ts";
import * as words from "./words.ts";

/** More leaves than this cannot be read on a sheet of paper. */
const mostLeaves = 40;

/** A search to be done on paper, and all answers. */
export interface Worksheet {
  readonly run: Run;
  /** The least and the greatest that an outcome may be, where chance draws and the search goes by them. */
  readonly bounds: readonly [number, number] | undefined;
  /** It has a window, and may leave leaves unread. */
  readonly prunes: boolean;
  /** It may come to a node more than once. */
  readonly again: boolean;
  /** The node whose window is asked for, and the window with which it is first entered. */
  readonly marked: { readonly node: OutlineNode; readonly alpha: number; readonly beta: number } | undefined;
  /** Nodes that can be marked: those entered, with children, below the root. */
  readonly markable: readonly OutlineNode[];
  /** Outline ids of nodes that are never entered, though their parent is: there the edge is cut. */
  readonly cuts: ReadonlySet<number>;
  /** What the search returns for each inner node, by outline id; undefined for those that it never enters. */
  readonly returned: readonly (number | undefined)[];
  /** Outline ids of leaves that are never read. */
  readonly unread: ReadonlySet<number>;
  readonly leaves: number;
  /** The move chosen at the root: by its place, or as the game writes it on the edges. */
  readonly best: string;
  /** Why each cutoff happens, in order. */
  readonly reasons: readonly string[];
}

/**
 * Searches a setup and makes a worksheet of it; `mark` is the path of the node whose window is asked for, by default
 * the one of the first cutoff. Throws an Error that says why it cannot be one.
 */
export function makeWorksheet(setup: Setup, mark?: string): Worksheet {
  const subject = readSubject(setup);
  const all = subject.outline.nodes.filter(({ value }) => value !== undefined).length;
  if (!subject.outline.complete || all > mostLeaves)
    throw new Error(words.tooManyLeaves(subject.outline.complete ? all : undefined, mostLeaves));
  if (subject.outline.nodes.length < 2) throw new Error(words.noMove);
  const { recording, result } = record(subject);
  const run = finishRun(subject, recording, result);
  const { traced } = alignTrace(run.outline, run.trace);
  const entered = run.outline.nodes.filter(
    ({ id }) => traced[id] >= 0 && run.trace.enters(traced[id]).length,
  );
  const ids = new Set(entered.map(({ id }) => id));
  const markable = entered.filter(({ parent, value }) => parent && value === undefined);
  const { prunes } = algorithms[setup.algorithm];
  const node = prunes ? (nodeAt(markable, mark) ?? firstCut(run, markable)) : undefined;
  const missing = run.outline.nodes.filter(({ id }) => !ids.has(id));
  return {
    run,
    bounds: prunes ? run.chance?.game.range : undefined,
    prunes,
    again: !visitsOnce(run.trace),
    marked: node && { node, ...windowAt(run, traced[node.id]) },
    markable: prunes ? markable : [],
    cuts: new Set(missing.filter(({ parent }) => parent && ids.has(parent.id)).map(({ id }) => id)),
    returned: run.outline.nodes.map((node) => returnedBy(run, node)?.value),
    unread: new Set(missing.filter(({ value }) => value !== undefined).map(({ id }) => id)),
    leaves: all,
    best: run.tree
      ? lineName(run, result.line.slice(0, 1))
      : run.game.writeMove(run.position, result.line[0]),
    reasons: cutoffs(run).map((step) => plainly(narrate(run, step))),
  };
}

/** The path of a node in a link: child indices from the root. */
export const pathOf = (node: OutlineNode): string =>
  node.parent?.parent ? `${pathOf(node.parent)}.${node.index}` : String(node.index);

function nodeAt(markable: readonly OutlineNode[], mark: string | undefined): OutlineNode | undefined {
  if (mark === undefined) return undefined;
  const found = markable.find((node) => pathOf(node) === mark);
  if (found === undefined) throw new Error(words.noNode(mark));
  return found;
}

function firstCut(run: Run, markable: readonly OutlineNode[]): OutlineNode | undefined {
  const [step] = cutoffs(run);
  if (step === undefined) return markable.at(-1);
  const { shown } = alignTrace(run.outline, run.trace);
  const cut = shown[run.trace.event(step).node];
  return markable.find(({ id }) => id === cut) ?? markable.at(-1);
}

function cutoffs({ trace }: Run): number[] {
  const steps: number[] = [];
  for (let at = next(trace, "cutoff", 0); at !== undefined; at = next(trace, "cutoff", at)) steps.push(at);
  return steps;
}

const windowAt = ({ trace }: Run, id: number): { alpha: number; beta: number } =>
  trace.entryWindow(id, trace.enters(id)[0]);

import { titleInSentence } from "../../listing/words.ts";
import { findStep } from "../../trace/index.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import { nodeName } from "../tree/nodeNames.ts";
import { type Asked, askedRun, type NextQuestion, whereOf } from "./question.ts";
import * as words from "./words.ts";

/** Predict whether the next child is read or cut. Graded by what the search does next at the node. */
export function askNext(question: NextQuestion): Asked {
  const run = askedRun(question);
  const at = findStep(run.trace, question.at);
  const { shown } = alignTrace(run.outline, run.trace);
  const drawn = (id: number) => run.outline.nodes[shown[id]];
  const next = nextAt(run, at);
  if (next === undefined) throw new Error(words.noMoveLeft(question.at));
  const { node, child, decides } = next;
  const nameOf = (id: number) => nodeName(run, drawn(id));
  const name = nameOf(child);
  const twin = twinAt(run, at);
  const where = whereOf(run, drawn(node));
  const search = titleInSentence(run.setup.algorithm);
  const { text, hint, verdict } =
    run.chance?.part.rest(run, drawn(node), decides - 1, { where, search, child: name }) ??
    decisionOf(run, next, at, where);
  return {
    text:
      question.text ??
      text ??
      words.askNext(where, run.trace.side(node), search, name, twin === undefined ? undefined : nameOf(twin)),
    scene: { run, at, decides, query: drawn(child).id, secret: true, pickable: false },
    options: [
      { key: "enter", label: words.fates.enter },
      { key: "cutoff", label: words.fates.cutoff },
    ],
    whole: false,
    answer: next.kind,
    verdict: words.fate(name, next.kind, verdict),
    why: question.why,
    hint: () => hint,
    mistake: () => (next.kind === "cutoff" ? "readForCut" : "cutForRead"),
  };
}

/** The node from which the table knows the position that is looked up at a step. */
function twinAt({ trace }: Run, at: number): number | undefined {
  const probe = trace.event(at);
  for (let step = at; probe.kind === "probe" && step > 0; step--) {
    const event = trace.event(step);
    if (event.kind === "store" && event.key === probe.key) return event.node;
  }
  return undefined;
}

interface Next {
  readonly kind: "enter" | "cutoff";
  readonly node: number;
  readonly child: number;
  readonly decides: number;
}

/** What becomes of the next child of the node where the search stands, or, at a leaf, of the node above. */
function nextAt({ trace, outline }: Run, at: number): Next | undefined {
  const current = trace.current(at);
  if (current < 0) return undefined;
  const { shown } = alignTrace(outline, trace);
  const node = outline.nodes[shown[current]].value === undefined ? current : trace.parent(current);
  for (let decides = at + 1; decides <= trace.length; decides++) {
    const event = trace.event(decides);
    if (event.kind === "leave" && event.node === node) return undefined;
    if (event.kind === "cutoff" && event.node === node) {
      return { kind: "cutoff", node, child: event.skipped[0], decides };
    }
    if (event.kind === "enter" && event.node > 0 && trace.parent(event.node) === node) {
      return { kind: "enter", node, child: event.node, decides };
    }
  }
  return undefined;
}

interface Decision {
  /** Where it is asked in words of its own. */
  readonly text?: string;
  /** The window at the step that is asked about, and how the last child changed it since. */
  readonly hint: string;
  readonly verdict: string;
}

/** The window on which the search decides what becomes of the next child. */
function decisionOf(run: Run, { node, decides }: Next, at: number, where: string): Decision {
  const { prunes } = algorithms[run.setup.algorithm];
  if (!prunes) {
    const always = words.noWindow(titleInSentence(run.setup.algorithm));
    return { hint: words.asSentence(always), verdict: always };
  }
  const before = run.trace.node(node, at);
  const { alpha, beta } = run.trace.node(node, decides - 1);
  const window = { alpha, beta, alphaMoved: alpha > before.alpha, betaMoved: beta < before.beta };
  return { hint: words.compare(where, window), verdict: words.windowIs(window) };
}

import { askedRun, type Question } from "../../../kit/questions/question.ts";
import { algorithms } from "../../../kit/run/algorithms.ts";
import type { Run } from "../../../kit/run/run.ts";
import type { Setup } from "../../../kit/run/setup.ts";
import { alignTrace } from "../../../kit/tree/alignTrace.ts";
import type { OutlineNode, Trace } from "../../../trace/index.ts";

/** Nobody answers more of them than this at one sitting. */
const mostQuestions = 20;

/**
 * What a quiz asks about a search, in the order of its steps: wherever a child has been read and others are left,
 * whether the next one is read or cut. Of a search that cuts nothing it asks the values of the inner nodes instead,
 * the deepest first, as they are backed up. Throws where the tree is too large to be drawn whole.
 */
export function quizQuestions(setup: Setup): Question[] {
  const { trace, outline } = askedRun(setup);
  const questions = algorithms[setup.algorithm].prunes
    ? decisions(trace).map((step): Question => ({ ask: "next", ...setup, at: String(step) }))
    : innerNodes(outline.nodes).map((node): Question => ({ ask: "value", ...setup, node: pathOf(node) }));
  return questions.slice(0, mostQuestions);
}

/** A question, and the step at which it stands in the way of whoever steps on. */
export interface Prediction {
  readonly step: number;
  readonly question: Question;
}

/**
 * What is asked of somebody who predicts a search while stepping through it, in the order of its steps. Of a search that
 * cuts nothing a node's value is asked as soon as all that it rests on can be seen, or is known from questions before.
 */
export function predictionsOf(run: Run): Prediction[] {
  const { setup, trace, outline } = run;
  if (!outline.complete) return [];
  if (algorithms[setup.algorithm].prunes) {
    return decisions(trace).map((step) => ({ step, question: { ask: "next", ...setup, at: String(step) } }));
  }
  const { traced } = alignTrace(outline, trace);
  const entered = ({ id }: OutlineNode) => (traced[id] < 0 ? undefined : trace.firstEnter(traced[id]));
  return innerNodes(outline.nodes)
    .flatMap((node): Prediction[] => {
      const hasLeavesOnly = node.children.every(({ value }) => value !== undefined);
      const step = entered(hasLeavesOnly ? node : node.children[node.children.length - 1]);
      return step === undefined ? [] : [{ step, question: { ask: "value", ...setup, node: pathOf(node) } }];
    })
    .sort((one, other) => one.step - other.step);
}

/** The steps that leave a child where another is left, which is then entered or cut. */
function decisions(trace: Trace<unknown>): number[] {
  const steps: number[] = [];
  for (let step = trace.log.first("leave", 0); step <= trace.length; step = trace.log.first("leave", step)) {
    if (isDecision(trace, step)) steps.push(step);
  }
  return steps;
}

function isDecision(trace: Trace<unknown>, left: number): boolean {
  const parent = trace.current(left);
  for (let step = left + 1; parent >= 0 && step <= trace.length; step++) {
    const { kind, node } = trace.event(step);
    if (kind === "enter") return node !== trace.event(left).node;
    if (node === parent && (kind === "cutoff" || kind === "leave")) return kind === "cutoff";
  }
  return false;
}

const innerNodes = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.filter(({ value }) => value === undefined).sort((one, other) => other.ply - one.ply);

/** The indices of the children on the way to a node: "1.0". */
function pathOf(node: OutlineNode): string {
  return node.parent ? [pathOf(node.parent), node.index].filter((part) => part !== "").join(".") : "";
}

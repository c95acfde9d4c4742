import { formatValue } from "../../drawing/formatValue.ts";
import { opponent } from "../../engine/game.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import { nodeName } from "../tree/nodeNames.ts";
import { sentenceCase } from "../view/sentenceCase.ts";
import type { Asked } from "./asked.ts";
import { askedRun } from "./askedRun.ts";
import type { ValueQuestion } from "./question.ts";
import { whereOf } from "./whereOf.ts";

/** Predict a node's value. Graded by its true value, whether or not the search reads the node. */
export function askValue(question: ValueQuestion): Asked {
  const run = askedRun(question);
  const node = nodeAt(run, question.node);
  const name = nodeName(run, node);
  const answer = formatValue(run.measures.truth[node.id]);
  return {
    text: question.text ?? `What is ${name} worth to MAX?`,
    scene: {
      run,
      at: 0,
      decides: decidingStep(run, node),
      ring: node.id,
      note: answer,
      secret: false,
      pickable: false,
    },
    options: undefined,
    whole: leavesBelow(run.outline.root).every(({ value }) => Number.isInteger(value) && value! >= 0),
    answer,
    verdict: `${sentenceCase(name)} is worth ${answer}.`,
    why: question.why ?? reason(run, node),
    hint: (given) => question.hints?.[given] ?? hint(run, node, given),
  };
}

export function nodeAt(run: Run, path: string): OutlineNode {
  let node = run.outline.root;
  for (const word of path === "" || path === "root" ? [] : path.split(".")) {
    const child = node.children.find(({ index }) => String(index) === word);
    if (child === undefined)
      throw new Error(`There is no node "${path}" to ask about: the children count from 0.`);
    node = child;
  }
  return node;
}

/** Where the search leaves the node with its value proved; the end where it never proves it. */
function decidingStep({ outline, trace }: Run, node: OutlineNode): number {
  const id = alignTrace(outline, trace).traced[node.id];
  const proves = (step: number) => trace.node(id, step).low === trace.node(id, step).high;
  return (id < 0 ? undefined : trace.leaves(id).find(proves)) ?? trace.length;
}

const leavesBelow = (node: OutlineNode): OutlineNode[] =>
  node.value === undefined ? node.children.flatMap(leavesBelow) : [node];

const childValues = ({ measures }: Run, node: OutlineNode) =>
  node.children.map(({ id }) => measures.truth[id]);

export function reason(run: Run, node: OutlineNode): string | undefined {
  const values = childValues(run, node).map(formatValue);
  if (values.length < 2) return undefined;
  const list = `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
  return `${node.side.toUpperCase()} takes the ${node.side === "max" ? "greatest" : "least"} of ${list}.`;
}

function hint(run: Run, node: OutlineNode, given: string): string {
  if (!leavesBelow(node).some(({ value }) => formatValue(value!) === given)) {
    return `A value always comes from a leaf, and no leaf below ${nodeName(run, node)} holds ${given}.`;
  }
  const values = childValues(run, node);
  const turn = `${whereOf(run, node)} ${node.side.toUpperCase()} is to move`;
  const opposite = node.side === "max" ? Math.min(...values) : Math.max(...values);
  if (formatValue(opposite) === given) {
    return `${given} is what ${opponent(node.side).toUpperCase()} would choose, but ${turn}.`;
  }
  const bounded = boundHint(run, node, given);
  if (bounded !== undefined) return bounded;
  const sought = node.side === "max" ? "brings MAX most" : "leaves MAX least";
  return `${sentenceCase(turn)}, and looks for the move that ${sought}. What is each of the moves worth?`;
}

/** What is said of a bound that is taken for a value: a search of one of the moves stopped with it, unfinished. */
function boundHint(run: Run, node: OutlineNode, given: string): string | undefined {
  const { outline, trace, measures } = run;
  const { traced } = alignTrace(outline, trace);
  for (const child of node.children) {
    const truth = measures.truth[child.id];
    const answers =
      traced[child.id] < 0 ? [] : trace.leaves(traced[child.id]).map((step) => trace.event(step));
    const bound = answers.find(
      (event) => event.kind === "leave" && formatValue(event.value) === given && event.value !== truth,
    );
    if (bound?.kind !== "leave") continue;
    const limit = bound.value < truth ? "at least" : "at most";
    return `A search of ${nodeName(run, child)} stopped at ${given} before all was read. It is a bound: worth ${limit} that.`;
  }
  return undefined;
}

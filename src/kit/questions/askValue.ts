import { formatValue } from "../../drawing/formatValue.ts";
import { titleInSentence } from "../../listing/words.ts";
import { type OutlineNode, previous } from "../../trace/index.ts";
import { narrate } from "../narration/stepWords.ts";
import { plainly } from "../narration/words.ts";
import { algorithms } from "../run/algorithms.ts";
import { visitsOnce } from "../run/firstReads.ts";
import type { Run } from "../run/run.ts";
import { alignTrace, returnedBy } from "../tree/alignTrace.ts";
import { nodeName } from "../tree/nodeNames.ts";
import { readNumber } from "../view/readFields.ts";
import type { MistakeKind } from "./mistakeKind.ts";
import { type Asked, askedRun, type ReturnQuestion, type ValueQuestion, whereOf } from "./question.ts";
import * as words from "./words.ts";

/** Predict a node's value. Graded by its true value, whether or not the search reads the node. */
export function askValue(question: ValueQuestion): Asked {
  const run = askedRun(question);
  const node = nodeAt(run, question.node);
  const name = nodeName(run, node);
  const answer = formatValue(run.measures.truth[node.id]);
  return {
    text: question.text ?? words.askValue(name),
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
    whole: !run.chance && leavesBelow(run.outline.root).every(isCount),
    answer,
    verdict: words.isWorth(name, answer),
    why: question.why ?? reason(run, node),
    hint: (given) => question.hints?.[given] ?? mistakeAt(run, node, given).hint,
    mistake: (given) => mistakeAt(run, node, given).kind,
  };
}

function nodeAt(run: Run, path: string): OutlineNode {
  let node = run.outline.root;
  for (const word of path === "" || path === "root" ? [] : path.split(".")) {
    const child = node.children.find(({ index }) => String(index) === word);
    if (child === undefined) throw new Error(words.noNode(path));
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

const isCount = ({ value = 0 }: OutlineNode): boolean => Number.isInteger(value) && value >= 0;
const leavesBelow = (node: OutlineNode): OutlineNode[] =>
  node.value === undefined ? node.children.flatMap(leavesBelow) : [node];

const childValues = ({ measures }: Run, node: OutlineNode) =>
  node.children.map(({ id }) => measures.truth[id]);

const drawsAt = (node: OutlineNode): boolean => node.turn === "chance";

function reason(run: Run, node: OutlineNode): string | undefined {
  const values = childValues(run, node);
  if (values.length < 2) return undefined;
  return drawsAt(node) ? run.chance?.part.sum(node, values) : words.takes(node.side, values.map(formatValue));
}

interface Mistake {
  readonly kind: MistakeKind;
  readonly hint: string;
}

function mistakeAt(run: Run, node: OutlineNode, given: string): Mistake {
  const name = nodeName(run, node);
  const values = childValues(run, node);
  if (run.chance && drawsAt(node)) {
    const taken = { name, given: readNumber(given) ?? Number.NaN, values };
    return { kind: "otherMean", hint: run.chance.part.wrongMean(node, taken) };
  }
  // A mean need not stand in any leaf.
  if (!run.chance && !leavesBelow(node).some(({ value }) => formatValue(value!) === given))
    return { kind: "noLeaf", hint: words.noSuchLeaf(name, given) };
  const where = whereOf(run, node);
  const opposite = node.side === "max" ? Math.min(...values) : Math.max(...values);
  if (formatValue(opposite) === given)
    return { kind: "otherSide", hint: words.otherSide(given, where, node.side) };
  const bound = boundHint(run, node, given);
  return bound === undefined
    ? { kind: "otherMove", hint: words.looksFor(where, node.side) }
    : { kind: "boundForValue", hint: bound };
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
    return words.isBound(nodeName(run, child), given, bound.value < truth);
  }
  return undefined;
}

/**
 * Work out what a search returns for a node. Graded by what it does return: where it cuts, nobody needs to know more, and
 * the leaves that it leaves unread play no part.
 */
export function askReturn(question: ReturnQuestion): Asked {
  const run = askedRun(question);
  const node = nodeAt(run, question.node);
  const returned = returnedBy(run, node);
  if (returned === undefined) throw new Error(words.neverThere(question.node));
  const search = titleInSentence(run.setup.algorithm);
  const name = nodeName(run, node);
  const answer = formatValue(returned.value);
  const truth = formatValue(run.measures.truth[node.id]);
  const cut = cutBefore(run, returned.step);
  const visits = !visitsOnce(run.trace);
  return {
    text: question.text ?? words.askReturn(search, name, visits),
    scene: { run, at: 0, decides: returned.step, ring: node.id, secret: false, pickable: false },
    options: undefined,
    whole: !run.chance && run.outline.nodes.every(isCount),
    answer,
    verdict: words.returns(algorithms[run.setup.algorithm].title, answer, name, visits),
    why: question.why ?? (cut === undefined ? undefined : plainly(narrate(run, cut))),
    hint: (given) => (given === truth ? words.isTruth(given, name, search) : triesOf(run, node, given)),
    mistake: (given) => (given === truth ? "valueForBound" : "otherReturn"),
  };
}

/** What has to be tried to know what is returned. */
function triesOf(run: Run, node: OutlineNode, given: string): string {
  const name = nodeName(run, node);
  if (run.chance && !algorithms[run.setup.algorithm].prunes) return mistakeAt(run, node, given).hint;
  return run.chance && drawsAt(node) ? run.chance.part.tryOutcomes(name) : words.tryMoves(name);
}

/** The cutoff with which the visit ended that this step leaves. */
function cutBefore({ trace }: Run, step: number): number | undefined {
  const at = previous(trace, "cutoff", step);
  const left = trace.event(step);
  if (at === undefined || left.kind !== "leave") return undefined;
  const cut = trace.event(at);
  return cut.kind === "cutoff" &&
    cut.node === left.node &&
    trace.leaves(left.node).every((leave) => leave < at || leave >= step)
    ? at
    : undefined;
}

import { formatValue } from "../../drawing/formatValue.ts";
import { opponent } from "../../engine/game.ts";
import { findStep, type OutlineNode, type Owner } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import { nodeName } from "../tree/nodeNames.ts";
import { sentenceCase } from "../view/sentenceCase.ts";
import type { Asked, Option } from "./asked.ts";
import { askedRun } from "./askedRun.ts";
import type { OwnerQuestion } from "./question.ts";
import { whereOf } from "./whereOf.ts";

const caller = "caller";

/** A cutoff as the question sees it; its nodes are drawn ones, from the root down to the one that was cut. */
interface Cut {
  readonly run: Run;
  readonly step: number;
  readonly path: readonly OutlineNode[];
  /** The same nodes in the trace. */
  readonly traced: readonly number[];
  readonly owner: Owner;
}

/** Name the owner of the bound behind a cutoff. Graded by the trace's own finding. */
export function askOwner(question: OwnerQuestion): Asked {
  const run = askedRun(question);
  const cut = cutAt(run, findStep(run.trace, question.at));
  const name = nodeName(run, cut.path.at(-1)!);
  return {
    text: question.text ?? `The rest of ${name} has just been cut. Whose bound closed the window there?`,
    scene: { run, at: cut.step, decides: cut.step, secret: true, pickable: true },
    options: options(cut),
    whole: false,
    answer: keyOf(cut),
    verdict: verdict(cut),
    why: question.why,
    hint: (given) => (given === caller ? callerHint(cut) : nodeHint(cut, Number(given))),
  };
}

function cutAt(run: Run, step: number): Cut {
  const owner = run.trace.owner(step);
  if (owner.kind !== "ancestor" && owner.kind !== "caller") {
    throw new Error(
      "A question can ask for a bound of an ancestor or of the caller, not for one of another kind.",
    );
  }
  const traced = run.trace.ancestors(run.trace.event(step).node);
  const { shown } = alignTrace(run.outline, run.trace);
  return { run, step, path: traced.map((id) => run.outline.nodes[shown[id]]), traced, owner };
}

const keyOf = ({ path, traced, owner }: Cut): string =>
  owner.kind === "ancestor" ? String(path[traced.indexOf(owner.node)].id) : caller;

const options = ({ run, path }: Cut): Option[] => [
  ...path.slice(0, -1).map((node) => ({
    key: String(node.id),
    label: `${sentenceCase(nodeName(run, node))}, where ${node.side.toUpperCase()} moves`,
  })),
  { key: caller, label: "Nobody’s: it is the window the search was given" },
];

/** Whose bound it must be: the side that does not move where the cut is. */
const setter = ({ path }: Cut) => opponent(path.at(-1)!.side);
const boundName = (cut: Cut) => (setter(cut) === "max" ? "alpha" : "beta");

function verdict(cut: Cut): string {
  const { run, owner, path, traced } = cut;
  const value = formatValue(owner.value);
  if (owner.kind !== "ancestor") return `The search was given ${value} as its ${boundName(cut)}.`;
  const node = path[traced.indexOf(owner.node)];
  return `It is ${node.parent ? `that of ${nodeName(run, node)}` : "the root’s"}: ${setter(cut).toUpperCase()} has ${value} there.`;
}

function callerHint({ run, owner }: Cut): string {
  const [alpha, beta] = run.setup.window ?? [-Infinity, Infinity];
  if (alpha === -Infinity && beta === Infinity)
    return "The search was given the whole line, so nothing was closed from outside.";
  return `The search was given the window from ${formatValue(alpha)} to ${formatValue(beta)}, and the bound is ${formatValue(owner.value)}.`;
}

function nodeHint(cut: Cut, id: number): string {
  const { run, path, traced, step, owner } = cut;
  const place = path.findIndex((node) => node.id === id);
  if (place < 0) {
    return `${sentenceCase(nodeName(run, run.outline.nodes[id]))} is not on the path. A bound is held by a node above the cut.`;
  }
  const node = path[place];
  const where = whereOf(run, node);
  if (place === path.length - 1)
    return `That is where the cut is. The bound it ran into comes from further up.`;
  const side = setter(cut).toUpperCase();
  if (node.side !== setter(cut)) {
    return `The cut ran into ${boundName(cut)}, a bound of ${side}’s, and ${where} ${node.side.toUpperCase()} is to move.`;
  }
  const { best } = run.trace.node(traced[place], step);
  if (best === undefined) return `${sentenceCase(where)} ${side} has found nothing yet.`;
  const has = `${sentenceCase(where)} ${side} has ${formatValue(best)}`;
  if (best === owner.value) return `${has} too, but a node further up had it first.`;
  return `${has}, and the bound is ${formatValue(owner.value)}.`;
}

import { formatValue } from "../../drawing/formatValue.ts";
import { opponent } from "../../engine/game.ts";
import { findStep, type OutlineNode, type Owner } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import { nodeName } from "../tree/nodeNames.ts";
import type { MistakeKind } from "./mistakeKind.ts";
import { type Asked, askedRun, type Option, type OwnerQuestion, whereOf } from "./question.ts";
import * as words from "./words.ts";

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
    text: question.text ?? words.askOwner(name),
    scene: { run, at: cut.step, decides: cut.step, secret: true, pickable: true },
    options: options(cut),
    whole: false,
    answer: keyOf(cut),
    verdict: verdict(cut),
    why: question.why,
    hint: (given) => (given === caller ? callerHint(cut) : nodeMistake(cut, Number(given)).hint),
    mistake: (given) => (given === caller ? "callersBound" : nodeMistake(cut, Number(given)).kind),
  };
}

function cutAt(run: Run, step: number): Cut {
  const owner = run.trace.owner(step);
  if (owner.kind !== "ancestor" && owner.kind !== "caller") {
    throw new Error(words.otherBound);
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
    label: words.holder(nodeName(run, node), node.side),
  })),
  { key: caller, label: words.nobody },
];

/** Whose bound it must be: the side that does not move where the cut is. */
const setter = ({ path }: Cut) => opponent(path.at(-1)!.side);

function verdict(cut: Cut): string {
  const { run, owner, path, traced } = cut;
  const value = formatValue(owner.value);
  if (owner.kind !== "ancestor") return words.wasGiven(value, setter(cut));
  const node = path[traced.indexOf(owner.node)];
  return words.isOf(node.parent && nodeName(run, node), setter(cut), value);
}

function callerHint({ run, owner }: Cut): string {
  const [alpha, beta] = run.setup.window ?? [-Infinity, Infinity];
  if (alpha === -Infinity && beta === Infinity) return words.wholeLine;
  return words.givenWindow(formatValue(alpha), formatValue(beta), formatValue(owner.value));
}

interface Mistake {
  readonly kind: MistakeKind;
  readonly hint: string;
}

function nodeMistake(cut: Cut, id: number): Mistake {
  const { run, path, traced, step, owner } = cut;
  const place = path.findIndex((node) => node.id === id);
  if (place < 0) return { kind: "notAbove", hint: words.offPath(nodeName(run, run.outline.nodes[id])) };
  const node = path[place];
  const where = whereOf(run, node);
  if (place === path.length - 1) return { kind: "notAbove", hint: words.cutHere };
  const side = setter(cut);
  if (node.side !== side) return { kind: "otherSidesBound", hint: words.ofOther(where, node.side, side) };
  const { best } = run.trace.node(traced[place], step);
  if (best === undefined) return { kind: "noBoundYet", hint: words.nothingFound(where, side) };
  return best === owner.value
    ? { kind: "laterBound", hint: words.hadFirst(where, side, formatValue(best)) }
    : {
        kind: "otherBound",
        hint: words.hasOther(where, side, formatValue(best), formatValue(owner.value)),
      };
}

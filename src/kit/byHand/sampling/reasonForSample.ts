import { formatAmount } from "../../../drawing/formatValue.ts";
import { pathOf, type SampleAct, type SampledByHand, sideAt } from "./sampleActs.ts";
import * as words from "./words.ts";

/** What is known of a node of the tree at a step, for who has to choose among it and its sisters. */
export interface Known {
  readonly path: string;
  readonly visits: number;
  readonly mean: number;
  /** mean + c·√(ln N / n) with c = √2; undefined at the root, which nobody chooses. */
  readonly bound: number | undefined;
}

/** The nodes that are there at a step. */
export function knownAt({ trace }: SampledByHand, step: number): Known[] {
  return Array.from({ length: trace.sizeAt(step) }, (_, node) => {
    const [visits, mean] = [trace.visits(node, step), trace.mean(node, step)];
    const above = node === 0 ? undefined : trace.visits(trace.parent[node], step);
    const bound = above === undefined ? undefined : mean + Math.SQRT2 * Math.sqrt(Math.log(above) / visits);
    return { path: pathOf(trace, node), visits, mean, bound };
  });
}

/** Why an act is not what UCT does: a sentence that fits what was done, and does not give away what is right. */
export function reasonForSample(
  run: SampledByHand,
  before: number,
  act: SampleAct,
  right: SampleAct,
): string {
  const where = words.nodeName(right.kind === "select" ? parentOf(right.node) : right.node);
  if (act.kind === "credit" && right.kind === "credit") return wrongCredit(act.reward, right);
  if (act.kind === "grow") return words.allGrown(where);
  if (right.kind === "grow") return words.growFirst(where);
  if (act.kind === "select" && right.kind === "select") return wrongChild(run, before, act.node, right.node);
  return words.another;
}

const parentOf = (path: string): string => path.split(".").slice(0, -1).join(".");

function wrongChild(run: SampledByHand, before: number, given: string, right: string): string {
  const name = words.nodeName(given);
  if (given === "" || parentOf(given) !== parentOf(right))
    return words.notBelow(name, words.nodeName(parentOf(right)));
  const all = knownAt(run, before);
  const known = all.find(({ path }) => path === given);
  if (known?.bound === undefined) return words.notThere(name);
  if (known.bound === all.find(({ path }) => path === right)?.bound) return words.firstAdded(name);
  return words.greaterElsewhere(name, formatAmount(known.mean), formatAmount(known.bound));
}

function wrongCredit(given: number, right: Extract<SampleAct, { kind: "credit" }>): string {
  const name = words.nodeName(right.node);
  const mover = right.node === "" ? "max" : sideAt(parentOf(right.node));
  if (!(given >= 0 && given <= 1)) return words.outside;
  if (Math.abs(given - (1 - right.reward)) < 1e-9) return words.otherSide(name, mover, right.node === "");
  return words.worth(name, mover);
}

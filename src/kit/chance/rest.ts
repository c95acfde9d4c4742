import { formatValue } from "../../drawing/formatValue.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { endOf, reachOf, starNodeOf, sumOf } from "../byHand/starNode.ts";
import type { ChancePart } from "../run/chancePart.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import { nodeName } from "../tree/nodeNames.ts";
import * as words from "./meanWords.ts";

export const rest: ChancePart["rest"] = (run, node, step, names) => {
  // Of the others one reads every outcome, and one looks into each before it reads any.
  if (node.turn !== "chance" || run.setup.algorithm !== "star1") return undefined;
  const { traced } = alignTrace(run.outline, run.trace);
  const stateOf = ({ id }: OutlineNode) => (traced[id] < 0 ? undefined : run.trace.node(traced[id], step));
  const { alpha = -Infinity, beta = Infinity } = stateOf(node) ?? {};
  const at = starNodeOf(run, node, { alpha, beta }, (child) => ({ value: stateOf(child)?.value }));
  const [sum, [least, most]] = [sumOf(at), reachOf(at)];
  const name = nodeName(run, node);
  const reach = { least: formatValue(least - sum), most: formatValue(most - sum) };
  const window = { alpha: formatValue(alpha), beta: formatValue(beta) };
  const [low, high] = [formatValue(least), formatValue(most)];
  const text = words.askOutcome(names, [at.least, at.most]);
  const hint = words.reckonRest(name, formatValue(sum), reach, window);
  const end = endOf(at);
  const isCut = run.trace.event(step + 1).kind === "cutoff";
  if (end === undefined) return { text, hint, verdict: words.mayMatter(name, low, high, window) };
  if (!isCut) return { text, hint, verdict: words.byRounding };
  return {
    text,
    hint,
    verdict: end === "alpha" ? words.noMore(name, high, window.alpha) : words.noLess(name, low, window.beta),
  };
};

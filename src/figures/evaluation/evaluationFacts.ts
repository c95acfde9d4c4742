import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../prose/registry.ts";
import type { Evaluating } from "./evaluating.svelte.ts";

/**
 * What an evaluation says of itself: sum, scale, value (their quotient, or the guess), depth; what the chosen move is
 * worth to the search (worth); and of each feature X's count, O's and the points ("onesX", "onesO", "onesPoints").
 */
export function evaluationFacts({ features, sum, scale, estimate, depth, chosen }: Evaluating): Facts {
  const facts: Record<string, string> = {
    sum: formatValue(sum),
    scale: formatValue(scale),
    value: formatValue(estimate),
    depth: String(depth),
    worth: formatValue(chosen.values[chosen.choice] ?? estimate),
  };
  for (const { name, max, min, points } of features) {
    facts[`${name}X`] = String(max);
    facts[`${name}O`] = String(min);
    facts[`${name}Points`] = formatValue(points);
  }
  return facts;
}

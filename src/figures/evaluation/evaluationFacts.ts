import { countWords, formatAmount } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import { sideName } from "../../games/sideName.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Evaluating } from "./evaluating.svelte.ts";

/**
 * What an evaluation says of itself: sum, scale, value (their quotient, or the guess), for which side that is
 * "better", depth ("plyWords": "1 ply"); what the chosen move is
 * worth to the search (worth); and of each feature X's count, O's and the points ("onesX", "onesO", "onesPoints").
 */
export function evaluationFacts({
  played,
  features,
  sum,
  scale,
  estimate,
  depth,
  chosen,
}: Evaluating): Facts {
  const facts: Record<string, string> = {
    sum: formatAmount(sum),
    scale: formatAmount(scale),
    value: formatValue(estimate),
    better: estimate === 0 ? "neither side" : sideName(played.game, estimate > 0 ? "max" : "min"),
    depth: String(depth),
    plyWords: countWords(depth, "ply", "plies"),
    worth: formatValue(chosen.values[chosen.choice] ?? estimate),
  };
  for (const { name, max, min, points } of features) {
    facts[`${name}X`] = String(max);
    facts[`${name}O`] = String(min);
    facts[`${name}Points`] = formatAmount(points);
  }
  return facts;
}

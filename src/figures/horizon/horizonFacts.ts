import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Peering } from "./peering.svelte.ts";

/**
 * What a horizon says of itself: depth; what the chosen move is worth to each search (value, deeperValue, quietValue),
 * and what the first search's move is worth to the other two (deeperTruth, quietTruth).
 */
export function horizonFacts({ depth, rows }: Peering): Facts {
  const [row, deeper, quiet] = rows;
  const at = ({ values }: (typeof rows)[number], choice: number) => formatValue(values[choice] ?? 0);
  return {
    depth: String(depth),
    deeper: String(depth + 1),
    value: at(row, row.choice),
    deeperValue: at(deeper, deeper.choice),
    quietValue: at(quiet, quiet.choice),
    deeperTruth: at(deeper, row.choice),
    quietTruth: at(quiet, row.choice),
  };
}

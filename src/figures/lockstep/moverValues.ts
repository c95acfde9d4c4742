import { formatInterval, formatValue } from "../../drawing/formatValue.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import type { NodeView } from "../../kit/tree/nodeView.ts";
import type { OutlineNode } from "../../trace/index.ts";

/** The searches that count every value for the side to move; figures show all values for MAX. */
const forMovers: ReadonlySet<AlgorithmName> = new Set([
  "negamax",
  "negamaxAlphaBeta",
  "negaScout",
  "mtdf",
  "negatedMinimum",
  "missingResearch",
  "invertedResearch",
  "tableForOneSide",
] satisfies AlgorithmName[]);

export const countsForMover = (algorithm: AlgorithmName): boolean => forMovers.has(algorithm);

/** What is known of a node as the side to move there counts it: −3, ≥2, ≤−1 or 2…5; undefined where nothing is. */
export function moverValue(
  { side, value }: OutlineNode,
  { low, high, status }: NodeView,
): string | undefined {
  const sign = side === "max" ? 1 : -1;
  if (value !== undefined) {
    return status === "done" || status === "active" ? formatValue(sign * value) : undefined;
  }
  if (low === -Infinity && high === Infinity) return undefined;
  if (low === high) return formatValue(sign * low);
  return side === "max" ? formatInterval(low, high) : formatInterval(-high, -low);
}

import { formatInterval, formatValue } from "../../drawing/formatValue.ts";
import type { AlgorithmName } from "../algorithms.ts";
import type { Run } from "../run.ts";
import type { NodeView } from "../tree/nodeView.ts";

/** The searches that count every value for the side to move; figures show all values for MAX. */
const forMovers: ReadonlySet<AlgorithmName> = new Set([
  "negamax",
  "negamaxAlphaBeta",
  "negaScout",
  "mtdf",
] satisfies AlgorithmName[]);

export const countsForMover = (algorithm: AlgorithmName): boolean => forMovers.has(algorithm);

/** What is known of every drawn node as the side to move there counts it, by node id; where nothing is known, nothing. */
export function moverNotes(
  { outline }: Run,
  views: readonly { readonly view: NodeView }[],
): (string | undefined)[] {
  return outline.nodes.map(({ id, side, value }) => {
    const { low, high, status } = views[id].view;
    const sign = side === "max" ? 1 : -1;
    if (value !== undefined)
      return status === "done" || status === "active" ? note(formatValue(sign * value)) : undefined;
    if (low === -Infinity && high === Infinity) return undefined;
    const interval = side === "max" ? formatInterval(low, high) : formatInterval(-high, -low);
    return note(interval);
  });
}

const note = (value: string) => `mover ${value}`;

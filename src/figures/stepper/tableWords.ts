import { formatValue } from "../../drawing/formatValue.ts";
import type { Bound, ProbeResult } from "../../engine/observer.ts";

const why = {
  absent: "The table knows nothing of this position yet",
  shallow: "The table knows this position, but not to the depth that is wanted",
  bound: "The table knows a bound for this position, but none that settles what is asked here",
} as const satisfies Partial<Record<ProbeResult, string>>;

/** What looking into the table brought: a sentence. */
export function probeWords(result: ProbeResult, value?: number, bound?: Bound): string {
  if (result !== "hit") return `${why[result]}.`;
  const worth = value === undefined ? "" : `: it is worth ${boundWords(value, bound)}`;
  return `The table knows this position${worth}.`;
}

/** What the table is told of a node by this name: a sentence. */
export const storeWords = (name: string, value: number, bound: Bound): string =>
  `The table keeps that ${name} is worth ${boundWords(value, bound)}.`;

function boundWords(value: number, bound: Bound | undefined): string {
  const said = `*${formatValue(value)}*`;
  if (bound === "lower") return `${said} at least`;
  return bound === "upper" ? `${said} at most` : said;
}

/** What ends a search: a depth, a number of nodes in all iterations together, or a clock. */
export const limitKinds = ["plies", "nodes", "seconds"] as const;
export type LimitKind = (typeof limitKinds)[number];
export interface Limit {
  readonly kind: LimitKind;
  readonly amount: number;
}

/** The least and the greatest amount of each limit, and what it is at first. */
export const limitRange: Record<LimitKind, { least: number; most: number; first: number }> = {
  plies: { least: 1, most: 42, first: 8 },
  nodes: { least: 100, most: 10_000_000, first: 20_000 },
  seconds: { least: 0.1, most: 10, first: 1 },
};

/** The limit that these words name. Throws an Error that says what would be accepted. */
export function readLimit(kind: string, amount: string): Limit {
  const known = limitKinds.find((name) => name === kind);
  if (known === undefined) throw new Error(`"${kind}" is no limit; the limits are ${limitKinds.join(", ")}`);
  const { least, most } = limitRange[known];
  const number = amount.trim() === "" ? Number.NaN : Number(amount.replaceAll(",", ""));
  const whole = known === "seconds" || Number.isInteger(number);
  if (!(whole && number >= least && number <= most)) {
    const what = known === "seconds" ? "a number" : "a whole number";
    throw new Error(`"${amount}" is not ${what} of ${known} from ${least} to ${most.toLocaleString("en")}`);
  }
  return { kind: known, amount: number };
}

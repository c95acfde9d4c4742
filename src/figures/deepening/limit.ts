/** What ends a search: a depth, a number of nodes in all iterations together, or a clock. */
export const limitKinds = ["plies", "nodes", "seconds"] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The least and the greatest amount of each limit, and what it is at first. */
export const limitRange: Record<LimitKind, { least: number; most: number; first: number }> = {
  plies: { least: 1, most: 42, first: 8 },
  nodes: { least: 100, most: 10_000_000, first: 20_000 },
  seconds: { least: 0.1, most: 10, first: 1 },
};

/** An amount of a limit; commas between thousands are allowed. Throws an Error that says what would be accepted. */
export function readAmount(kind: LimitKind, text: string): number {
  const { least, most } = limitRange[kind];
  const number = text.trim() === "" ? Number.NaN : Number(text.replaceAll(",", ""));
  const isRight = kind === "seconds" || Number.isInteger(number);
  if (isRight && number >= least && number <= most) return number;
  const what = kind === "seconds" ? "a number" : "a whole number";
  throw new Error(`"${text}" is not ${what} of ${kind} from ${least} to ${most.toLocaleString("en")}`);
}

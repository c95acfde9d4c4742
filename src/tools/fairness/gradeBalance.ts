import type { Rated } from "./rateRule.ts";

/** How a reader's rule was found: as fair as any, less so, or beside the task, since something else was changed. */
export type Balance =
  | { readonly kind: "fairest"; readonly share: number }
  | { readonly kind: "unfair"; readonly share: number }
  | { readonly kind: "elsewhere" };

/** Numbers that are equal but for rounding. */
const rounding = 1e-9;

const unfairness = ({ share }: Rated): number => Math.abs(share - 1 / 2);

/** The rules that bring the game nearest to a half for each; several only where they come to the same. */
export function fairestOf(rated: readonly Rated[]): Rated[] {
  const least = Math.min(...rated.map(unfairness));
  return rated.filter((one) => unfairness(one) <= least + rounding);
}

/**
 * Grades the rules that a figure shows, as its link says them, by all that the one free rule could be; how many games are
 * played, and which, is free, too.
 */
export function gradeBalance(
  rated: readonly Rated[],
  free: string,
  given: URLSearchParams,
  shown: URLSearchParams,
): Balance {
  const isFree = (name: string) => [free, "games", "seed"].includes(name);
  const names = new Set([...given.keys(), ...shown.keys()]);
  const isElsewhere = [...names].some((name) => !isFree(name) && given.get(name) !== shown.get(name));
  const found = rated.find(({ rule }) => String(rule) === shown.get(free));
  if (isElsewhere || found === undefined) return { kind: "elsewhere" };
  return { kind: fairestOf(rated).includes(found) ? "fairest" : "unfair", share: found.share };
}

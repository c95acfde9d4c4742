import { isOffered } from "./algorithms.ts";
import type { Run } from "./run.ts";
import type { Setup } from "./setup.ts";

/** More leaves than this nobody goes through by hand. */
const mostByHand = 40;

/** Where its tree is searched by hand; undefined where that cannot be. */
export function byHandLink(
  { algorithm, tree, depth, window }: Setup,
  { measures, chance }: Run,
): string | undefined {
  const isWhole = tree !== undefined && depth === undefined && window === undefined;
  const canBe = isOffered(algorithm) || chance !== undefined;
  if (!isWhole || !canBe || (measures.leaves ?? Infinity) > mostByHand) return undefined;
  return `${import.meta.env.BASE_URL}be-the-search/?${new URLSearchParams({ algorithm, tree })}`;
}

import type { Subject } from "../run.ts";

/** More plies than this are searched to the end or not at all. */
const mostPlies = 12;

/** How deep a position may be searched, in plies; undefined is to the end of the game. */
export interface Depths {
  /** From 1 to the deepest that differs from the one before. */
  readonly choices: readonly number[];
  /** The next choice in either direction; equal to the present depth where there is none. */
  readonly less: number | undefined;
  readonly more: number | undefined;
}

export function depthsOf({ setup: { depth }, outline, game, position }: Subject): Depths {
  const plies = outline.nodes.at(-1)?.ply ?? 0;
  const isWhole =
    outline.complete &&
    outline.nodes.every((leaf) => leaf.value === undefined || game.outcome(leaf.position) !== undefined);
  // Most games last no longer than there are empty cells; those that may are cut here all the same.
  const empty = game.diagram(position).match(/[.-]/g)?.length ?? 0;
  const deepest = isWhole ? plies : Math.max(Math.min(mostPlies, empty), depth ?? 0);
  const last = Math.max(1, deepest);
  const choices = Array.from({ length: last }, (_, index) => index + 1);
  if (depth === undefined) {
    const shallower = isWhole || last === empty ? last - 1 : last;
    return { choices, less: shallower > 0 ? shallower : undefined, more: undefined };
  }
  return { choices, less: Math.max(1, depth - 1), more: depth < last ? depth + 1 : undefined };
}

import type { Subject } from "../../kit/run/run.ts";

/** More plies than this are searched to the end or not at all. */
const mostPlies = 12;

/** How deep a position may be searched, in plies; undefined is to the end of the game. */
export interface Depths {
  /** 1, 2, … as far as it makes a difference, and to the present depth at least. */
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
  // Boards fill up, so that a game rarely lasts longer than there are empty cells.
  const empty = game.diagram(position).match(/[.-]/g)?.length ?? 0;
  const deepest = Math.max(1, depth ?? 1, isWhole ? plies : Math.min(mostPlies, empty));
  const choices = Array.from({ length: deepest }, (_, index) => index + 1);
  if (depth !== undefined) {
    return { choices, less: Math.max(1, depth - 1), more: depth < deepest ? depth + 1 : undefined };
  }
  // Where the deepest choice reaches the end, "one ply less" is the one before it.
  const shallower = isWhole || deepest === empty ? deepest - 1 : deepest;
  return { choices, less: shallower > 0 ? shallower : undefined, more: undefined };
}

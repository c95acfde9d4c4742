import type { PlyCount } from "../../engine/index.ts";

/** The counts of several plies together. In tic-tac-toe no position comes back in another ply. */
export function sumPlies(plies: readonly PlyCount[]): PlyCount {
  const sum = (what: keyof PlyCount) => plies.reduce((total, ply) => total + ply[what], 0);
  return {
    nodes: sum("nodes"),
    games: sum("games"),
    positions: sum("positions"),
    final: sum("final"),
    classes: sum("classes"),
  };
}

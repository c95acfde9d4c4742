import type { PlyCount } from "../../engine/index.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Growth } from "./growth.svelte.ts";
import { sumPlies } from "./sumPlies.ts";

const write = (count: number) => count.toLocaleString("en");

/**
 * What a growing tree says of itself: nodes, games, positions, final and classes of all drawn plies together, of
 * the last one alone ("rowNodes" …), and of the whole tree ("allNodes" …); and how many plies are drawn.
 */
export function growthFacts({ counts, plies }: Growth): Facts {
  const facts: Record<string, string> = { plies: write(plies), allPlies: write(counts.length - 1) };
  const tell = (prefix: string, count: PlyCount) => {
    for (const [what, number] of Object.entries(count)) {
      facts[prefix ? prefix + what[0].toUpperCase() + what.slice(1) : what] = write(number);
    }
  };
  tell("", sumPlies(counts.slice(0, plies + 1)));
  tell("row", counts[plies]);
  tell("all", sumPlies(counts));
  return facts;
}

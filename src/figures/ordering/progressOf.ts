import type { Orderings } from "./orderings.svelte.ts";
import { partSets } from "./partSets.ts";

/** How much dearer a ply more is taken to be, for the bar to move evenly. */
const growth = 3;

/** How far a count has come: a share from 0 to 1, and in words. */
export function progressOf({ view, counts, whole, running, cancelled }: Orderings): {
  share: number;
  text: string;
} {
  if (running === "time") return { share: 0, text: "Timing …" };
  const sets = partSets(view);
  const worth = (plies: number) => growth ** plies - 1;
  const done = sets.reduce((sum, { name }) => sum + worth(counts[name]?.length ?? 0), 0);
  const at = whole + 1;
  const ready = sets.filter(({ name }) => (counts[name]?.length ?? 0) >= at).length;
  if (running && whole === view.depth) return { share: 1, text: "Looking for the worst order …" };
  if (running) {
    const text = `${at} ${at === 1 ? "ply" : "plies"}: ${ready} of ${sets.length} searches`;
    return { share: done / (sets.length * worth(view.depth)), text };
  }
  const plies = `${whole} ${whole === 1 ? "ply" : "plies"}`;
  return { share: 0, text: cancelled ? `Cancelled after ${plies}` : `${plies} counted` };
}

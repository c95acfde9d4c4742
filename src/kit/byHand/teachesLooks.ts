import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import type { Level } from "./difficulty.ts";

/**
 * Whether a tree has in it what looks are there for: a draw that is cut by what they have shown, from the third level on an outcome
 * that is read whole after its look; and no draw that cannot matter from the first, and no look of which nothing follows.
 */
export function teachesLooks({ trace, outline, chance }: Run, level: Level): boolean {
  const { shown } = alignTrace(outline, trace);
  const [least, most] = chance?.game.range ?? [-Infinity, Infinity];
  const lookedAt = new Set<number>();
  let [cuts, reads] = [false, false];
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind === "enter") {
      if (lookedAt.has(event.node)) reads = true;
      const isDraw = outline.nodes[shown[event.node]].turn === "chance";
      if (isDraw && (most <= event.alpha || least >= event.beta)) return false;
    }
    if (event.kind !== "leave" || event.from !== "probe") continue;
    lookedAt.add(event.node);
    if (trace.event(step + 1).kind === "cutoff") cuts = true;
    const { turn, children } = outline.nodes[shown[event.node]];
    // A reply that was not read to its end is worth at least beta, which MIN may go below, or at most alpha.
    const { alpha, beta } = trace.entryWindow(event.node, step);
    const isOpen = turn === "min" ? event.value >= beta : event.value <= alpha;
    if (isOpen && children[0].value === undefined) return false;
  }
  return cuts && (reads || level < 3);
}

import { valueSources } from "../engine/observer.ts";
import { type Job, readJob } from "./job.ts";

/** What a search did with a job, in numbers: counted as `Counter` counts. */
export interface JobCounts {
  readonly nodes: number;
  readonly leaves: number;
  /** Nodes that were left with moves untried. */
  readonly cuts: number;
}

/**
 * Counts a way through a job's tree. Whether moves were left untried is seen from the game's rules, so a way that no search
 * of this job could go, such as a hostile program might tell, counts as far as it can be followed.
 */
export function countWay(job: Job, way: Int32Array): JobCounts {
  const { game, position } = readJob(job);
  const open: { readonly position: unknown; readonly tried: Set<number> }[] = [];
  const counts = { nodes: 0, leaves: 0, cuts: 0 };
  for (const step of way) {
    const above = open.at(-1);
    if (step >= 0) {
      const moves = above ? game.moves(above.position) : [];
      if (above && step >= moves.length) break;
      above?.tried.add(step);
      open.push({
        position: above ? game.play(above.position, moves[step]) : position,
        tried: new Set(),
      });
      counts.nodes++;
      continue;
    }
    const from = valueSources[-1 - step];
    if (from === "outcome" || from === "evaluation") counts.leaves++;
    if (above && from === "children" && above.tried.size < game.moves(above.position).length) counts.cuts++;
    open.pop();
  }
  return counts;
}

import type { SamplingRun } from "./samplingRun.ts";

/** The least and the greatest outcome, for MAX, that each node can still have, by the node's number. */
export interface Proved {
  readonly least: readonly number[];
  readonly greatest: readonly number[];
}

/** What the rules say of a node, whatever was sampled: how many moves it has, and its outcome where the game is over. */
interface Ruled {
  readonly position: unknown;
  readonly moves: number;
  readonly outcome: number | undefined;
}

const known = new WeakMap<SamplingRun["trace"], { ruled: Ruled[]; step: number; proved: Proved }>();

/**
 * What exact backups have proved at a step, read off the tree as it then stood; undefined for a search that backs up
 * nothing but means.
 */
export function provedAt(run: SamplingRun, step: number): Proved | undefined {
  if (run.view.sampler !== "exact") return undefined;
  const { trace } = run;
  const kept = known.get(trace);
  if (kept?.step === step) return kept.proved;
  const ruled = kept?.ruled ?? [];
  for (let node = ruled.length; node < trace.sizeAt(step); node++) ruled.push(ruledAt(run, ruled, node));
  const proved = boundsOf(run, ruled, step);
  known.set(trace, { ruled, step, proved });
  return proved;
}

function ruledAt(
  { trace, game, position: start }: SamplingRun,
  ruled: readonly Ruled[],
  node: number,
): Ruled {
  const position = node === 0 ? start : game.play(ruled[trace.parent[node]].position, trace.moves[node]);
  return { position, moves: game.moves(position).length, outcome: game.outcome(position) };
}

/** Children are born after their parents, so going down by number meets every child before its parent. */
function boundsOf({ trace, game }: SamplingRun, ruled: readonly Ruled[], step: number): Proved {
  const size = trace.sizeAt(step);
  const [first, last] = game.range;
  const least: number[] = new Array(size).fill(first);
  const greatest: number[] = new Array(size).fill(last);
  for (let node = size - 1; node >= 0; node--) {
    const { position, moves, outcome } = ruled[node];
    // Nothing is proved by a child before its iteration has told the nodes above.
    if (node > 0 && trace.visits(node, step) === 0) continue;
    if (outcome !== undefined) {
      least[node] = greatest[node] = outcome;
      continue;
    }
    const children = trace.children(node, step);
    if (children.length === 0) continue;
    const isAll = children.length === moves;
    const [lows, highs] = [children.map((child) => least[child]), children.map((child) => greatest[child])];
    if (game.turn(position) === "max") {
      least[node] = Math.max(first, ...lows);
      if (isAll) greatest[node] = Math.max(...highs);
    } else {
      greatest[node] = Math.min(last, ...highs);
      if (isAll) least[node] = Math.min(...lows);
    }
  }
  return { least, greatest };
}

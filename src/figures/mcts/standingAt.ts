import { unbeaten } from "../../engine/index.ts";
import { chooserAt } from "./moveTallies.ts";
import { provedAt } from "./provedAt.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** How the moves of the root stand at a step. */
export interface RootStanding {
  /** The child that has more visits than every other; undefined where none has. */
  readonly leader: number | undefined;
  /** The child that is played if the search ends here: the most visited, the first born of several, but none that is known to be worse than another. */
  readonly played: number | undefined;
  /** What the root is worth for MAX, where exact backups have proved it. */
  readonly proved: { readonly value: number } | undefined;
}

export function standingAt(run: SamplingRun, step: number): RootStanding {
  const { trace } = run;
  const visits = (node: number) => trace.visits(node, step);
  const tried = trace.children(0, step).filter((node) => visits(node) > 0);
  if (tried.length === 0) return { leader: undefined, played: undefined, proved: undefined };
  const most = Math.max(...tried.map(visits));
  const leaders = tried.filter((node) => visits(node) === most);
  const leader = leaders.length === 1 ? leaders[0] : undefined;
  const proved = provedAt(run, step);
  const able = proved ? unbeaten(tried, proved, chooserAt(run, 0) === "max") : tried;
  return {
    leader,
    played: able.reduce((one, other) => (visits(other) > visits(one) ? other : one)),
    proved: proved && proved.least[0] === proved.greatest[0] ? { value: proved.least[0] } : undefined,
  };
}

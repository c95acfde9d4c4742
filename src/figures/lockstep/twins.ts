import type { Mark } from "./mark.ts";
import type { NamedRun } from "./namedRun.ts";

/** When two runs first come to the nodes drawn of one of them, by outline id: steps, Infinity for never. */
export interface Twins {
  readonly here: Float64Array;
  readonly elsewhere: Float64Array;
}

export function twinsOf(run: NamedRun, other: NamedRun): Twins {
  const [here, elsewhere] = [firstEnters(run), firstEnters(other)];
  const stepsOf = (enters: Map<string, number>) =>
    Float64Array.from(run.run.outline.nodes, ({ id }) => enters.get(run.nameDrawn(id)) ?? Infinity);
  return { here: stepsOf(here), elsewhere: stepsOf(elsewhere) };
}

function firstEnters({ run: { trace }, nameTraced }: NamedRun): Map<string, number> {
  const nodes = Array.from({ length: trace.size }, (_, node) => node);
  return new Map(nodes.map((node) => [nameTraced(node), trace.firstEnter(node) ?? Infinity]));
}

/**
 * What a drawn node is marked with while this run is at `step` and the other one at `otherStep`: "here" where only
 * this run ever comes, once it has; "elsewhere" where only the other one does.
 */
export function markOf({ here, elsewhere }: Twins, id: number, step: number, otherStep: number): Mark {
  if (here[id] <= step && elsewhere[id] === Infinity) return "here";
  if (elsewhere[id] <= otherStep && here[id] === Infinity) return "elsewhere";
  return undefined;
}

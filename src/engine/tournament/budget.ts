/**
 * What a contestant may spend on one move: nodes it enters, or milliseconds by a clock that is handed in. A search that
 * is told to stop finishes the little it must: the first iteration of a deepening one, one iteration of a sampling one.
 */
export type Budget =
  | { readonly nodes: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** Calls between two looks at the clock: it costs more than a node. */
const stretch = 32;

/** Says when a budget is spent; `nodes` tells how many nodes were entered since it began. */
export function spent(budget: Budget, nodes: () => number): () => boolean {
  if ("nodes" in budget) return () => nodes() >= budget.nodes;
  const end = budget.now() + budget.milliseconds;
  let calls = 0;
  let over = false;
  return () => {
    if (calls++ % stretch === 0) over = budget.now() >= end;
    return over;
  };
}

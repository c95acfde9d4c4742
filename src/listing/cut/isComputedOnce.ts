import ts from "typescript";

/**
 * Whether, for one running of a declaration, at most one of these uses of its name runs, and that once: each is
 * in a branch of its own, and none is where a loop or a call comes by again.
 */
export function isComputedOnce(uses: readonly ts.Node[], declaration: ts.Statement): boolean {
  const apart = uses.every((one, index) => uses.slice(index + 1).every((two) => excludeEachOther(one, two)));
  return apart && !uses.some((use) => isRepeated(use, declaration.parent));
}

function isRepeated(use: ts.Node, block: ts.Node): boolean {
  for (let inner = use; inner.parent !== block; inner = inner.parent) {
    const { parent } = inner;
    if (ts.isFunctionLike(parent)) return true;
    const isReadAtStart = ts.isForOfStatement(parent) && inner === parent.expression;
    if (ts.isIterationStatement(parent, false) && !isReadAtStart) return true;
  }
  return false;
}

function excludeEachOther(one: ts.Node, two: ts.Node): boolean {
  // On the way up from `one`: which child of each ancestor it lies in.
  const childOf = new Map<ts.Node, ts.Node>();
  for (let inner = one; inner.parent; inner = inner.parent) childOf.set(inner.parent, inner);
  let inner = two;
  while (!childOf.has(inner.parent)) inner = inner.parent;
  const fork = inner.parent;
  return ts.isIfStatement(fork) && inner !== fork.expression && childOf.get(fork) !== fork.expression;
}

import type { Side, Tree } from "../../../src/engine/index.ts";

export interface Place {
  readonly path: string;
  readonly tree: Tree;
  readonly side: Side;
}

/** Every node of a tree with its path of child indices; the root's is empty. */
export function placesIn(tree: Tree, path = "", side: Side = "max"): Place[] {
  const here = { path, tree, side };
  if (typeof tree === "number") return [here];
  const other = side === "max" ? "min" : "max";
  return [here, ...tree.flatMap((child, i) => placesIn(child, path === "" ? `${i}` : `${path}.${i}`, other))];
}

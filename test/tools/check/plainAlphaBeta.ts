import type { Side, Tree } from "../../../src/engine/index.ts";

/** What alpha-beta does on a tree, told without any trace; nodes are paths of child indices such as "1.0". */
export interface Story {
  readonly entered: Set<string>;
  readonly leaves: number;
  /** By the node that was cut: where the bound is held, or "caller". */
  readonly cuts: Map<string, string>;
}

interface Bound {
  readonly value: number;
  readonly owner: string;
}

/** Alpha-beta in which a bound carries the name of its owner down the tree. */
export function plainAlphaBeta(tree: Tree, [low, high] = [-Infinity, Infinity]): Story {
  const entered = new Set<string>();
  const cuts = new Map<string, string>();
  let leaves = 0;
  function visit(node: Tree, path: string, side: Side, alpha: Bound, beta: Bound): number {
    entered.add(path);
    if (typeof node === "number") {
      leaves++;
      return node;
    }
    let best = side === "max" ? -Infinity : Infinity;
    for (const [index, child] of node.entries()) {
      if (alpha.value >= beta.value) {
        cuts.set(path, side === "max" ? beta.owner : alpha.owner);
        break;
      }
      const at = path === "" ? String(index) : `${path}.${index}`;
      const value = visit(child, at, side === "max" ? "min" : "max", alpha, beta);
      best = side === "max" ? Math.max(best, value) : Math.min(best, value);
      if (side === "max" && best > alpha.value) alpha = { value: best, owner: path };
      if (side === "min" && best < beta.value) beta = { value: best, owner: path };
    }
    return best;
  }
  visit(tree, "", "max", { value: low, owner: "caller" }, { value: high, owner: "caller" });
  return { entered, leaves, cuts };
}

import type { Tree } from "../../../src/engine/index.ts";
import type { MoveOrder } from "../../../src/engine/ordering/moveOrder.ts";

/** All orders of all nodes, as a dictionary has them: by the root's indices, then by the first child's, and so on. */
export function everyOrder(tree: Tree): MoveOrder[] {
  if (typeof tree === "number") return [{ indices: [], below: [] }];
  let belows: MoveOrder[][] = [[]];
  for (const child of tree) {
    const orders = everyOrder(child);
    belows = belows.flatMap((below) => orders.map((order) => [...below, order]));
  }
  return permutations(tree.length).flatMap((indices) => belows.map((below) => ({ indices, below })));
}

/** How many those are: the product of all nodes' factorials. */
export function countOrders(tree: Tree): number {
  if (typeof tree === "number") return 1;
  return tree.reduce<number>((orders, child, index) => orders * countOrders(child) * (index + 1), 1);
}

function permutations(length: number): number[][] {
  let beginnings: number[][] = [[]];
  for (let place = 0; place < length; place++) {
    beginnings = beginnings.flatMap((beginning) =>
      Array.from({ length }, (_, index) => index)
        .filter((index) => !beginning.includes(index))
        .map((index) => [...beginning, index]),
    );
  }
  return beginnings;
}

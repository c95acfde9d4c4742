import fc from "fast-check";
import { expect, test } from "vitest";
import { type Tree, writeTree } from "../../../src/engine/index.ts";
import { bestMoveOrder } from "../../../src/engine/ordering/bestOrder.ts";
import type { MoveOrder } from "../../../src/engine/ordering/moveOrder.ts";
import { reorder } from "../../../src/engine/ordering/moveOrder.ts";
import { worstMoveOrder } from "../../../src/engine/ordering/worstOrder.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

const look = (node: Tree) => node;

/** A text that does not depend on the order of children. */
function unordered(tree: Tree): string {
  return typeof tree === "number" ? writeTree(tree) : `[${tree.map(unordered).sort().join(",")}]`;
}

/** Whether every node's indices are its children's, each once. */
function fits(order: MoveOrder, tree: Tree): boolean {
  const children = typeof tree === "number" ? [] : tree;
  const indices = [...order.indices].sort((a, b) => a - b);
  return (
    indices.length === children.length &&
    order.below.length === children.length &&
    indices.every((index, place) => index === place && fits(order.below[index], children[index]))
  );
}

test("a best or worst order permutes the children of every node and changes nothing else", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      for (const order of [bestMoveOrder(tree, look), worstMoveOrder(tree, look)!]) {
        expect(fits(order, tree)).toBe(true);
        expect(unordered(reorder(tree, order))).toBe(unordered(tree));
      }
    }),
  );
});

test("an order leads from each place in the new tree to the node in the given one", () => {
  const order: MoveOrder = {
    indices: [1, 0],
    below: [
      { indices: [0, 1], below: [leaf(), leaf()] },
      { indices: [2, 0, 1], below: [leaf(), leaf(), leaf()] },
    ],
  };
  const given = [
    [3, 12],
    [14, 5, 2],
  ];
  expect(reorder(given, order)).toEqual([
    [2, 14, 5],
    [3, 12],
  ]);
});

function leaf(): MoveOrder {
  return { indices: [], below: [] };
}

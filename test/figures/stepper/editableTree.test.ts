import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Tree, treeGame } from "../../../src/engine/index.ts";
import {
  type EditableTree,
  editable,
  keysOf,
  moveNode,
  plainTree,
  rearrange,
  setLeaf,
} from "../../../src/figures/stepper/editableTree.ts";
import { outline } from "../../../src/trace/outline.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const first = fc.nat({ max: 1000 });
const pick = fc.nat({ max: 10_000 });
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** Every node's key with the keys of its children as a set: what stays the same however moves are ordered. */
function families(node: EditableTree): [number, unknown][] {
  const children = node.value ?? new Set(node.children.map(({ key }) => key));
  return [[node.key, children] as [number, unknown], ...node.children.flatMap(families)];
}
const family = (root: EditableTree) => new Map(families(root));

const nodesOf = (root: EditableTree): EditableTree[] => [root, ...root.children.flatMap(nodesOf)];

describe("An editable tree", () => {
  it("is the tree it was made of", () => {
    fc.assert(
      fc.property(arbitraryTree, first, (tree, first) => {
        expect(plainTree(editable(tree, first))).toEqual(tree);
      }),
    );
  });

  it("has keys that count up in the order of an outline", () => {
    fc.assert(
      fc.property(arbitraryTree, first, (tree, first) => {
        const game = treeGame(tree);
        const { nodes } = outline(game, game.start);
        const root = editable(tree, first);
        expect(keysOf(root)).toEqual(nodes.map(({ id }) => first + id));
      }),
    );
  });

  it("keeps keys and outline together after edits: the node of a place has the value drawn there", () => {
    fc.assert(
      fc.property(arbitraryTree, pick, (tree, pick) => {
        const turned = rearrange(editable(tree), (children) => (pick % 2 ? children.toReversed() : children));
        const game = treeGame(plainTree(turned));
        const drawn = outline(game, game.start).nodes.map(({ value }) => value);
        const byKey = new Map(nodesOf(turned).map(({ key, value }) => [key, value]));
        const values = keysOf(turned).map((key) => byKey.get(key));
        // A search never tells a −0, and so no outline draws one.
        expect(values.map((value) => (value === undefined ? value : value + 0))).toEqual(drawn);
      }),
    );
  });
});

describe("moveNode", () => {
  const moved = fc.record({ tree: arbitraryTree, node: pick, to: pick }).map(({ tree, node, to }) => {
    const root = editable(tree);
    const nodes = nodesOf(root);
    const { key } = nodes[node % nodes.length];
    const parent = nodes.find(({ children }) => children.some((child) => child.key === key));
    return { root, key, parent, index: to % (parent?.children.length ?? 1) };
  });

  it("puts a node at its new place among its siblings and leaves the others in order", () => {
    fc.assert(
      fc.property(moved, ({ root, key, parent, index }) => {
        const after = nodesOf(moveNode(root, key, index)).find((node) => node.key === parent?.key);
        const siblings = (after?.children ?? []).map((child) => child.key);
        const others = (parent?.children ?? []).map((child) => child.key).filter((other) => other !== key);
        if (parent) expect(siblings).toEqual(others.toSpliced(index, 0, key));
        else expect(after).toBeUndefined();
      }),
    );
  });

  it("changes nothing else, and undoes itself", () => {
    fc.assert(
      fc.property(moved, ({ root, key, parent, index }) => {
        const after = moveNode(root, key, index);
        expect(family(after)).toEqual(family(root));
        const before = parent?.children.findIndex((child) => child.key === key) ?? 0;
        expect(moveNode(after, key, before)).toEqual(root);
      }),
    );
  });
});

describe("setLeaf", () => {
  it("gives one leaf its value and leaves every key where it was", () => {
    fc.assert(
      fc.property(arbitraryTree, pick, fc.integer(), (tree, pick, value) => {
        const root = editable(tree);
        const leaves = nodesOf(root).filter((node) => node.value !== undefined);
        const { key } = leaves[pick % leaves.length];
        const after = setLeaf(root, key, value);
        expect(keysOf(after)).toEqual(keysOf(root));
        const valueAfter = (node: EditableTree) => (node.key === key ? value : node.value);
        expect(nodesOf(after).map((node) => node.value)).toEqual(nodesOf(root).map(valueAfter));
      }),
    );
  });
});

describe("rearrange", () => {
  it("keeps every node with its parent", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const root = editable(tree);
        const turned = rearrange(root, (children) => children.toReversed());
        expect(family(turned)).toEqual(family(root));
        expect(ascending(keysOf(turned))).toEqual(ascending(keysOf(root)));
        expect(rearrange(turned, (children) => children.toReversed())).toEqual(root);
      }),
    );
  });

  it("turns every list of moves around", () => {
    const tree: Tree = [[1, [2, 3]], 4];
    expect(plainTree(rearrange(editable(tree), (children) => children.toReversed()))).toEqual([
      4,
      [[3, 2], 1],
    ]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ChanceTree,
  chanceTreeGame,
  type Fraction,
  isChanceNode,
  parseChanceTree,
  writeChanceTree,
  writeTree,
} from "../../../src/engine/index.ts";
import { chanceEdits, chanceTreeOf, editableChance } from "../../../src/figures/stepper/chanceEdits.ts";
import { tooFine } from "../../../src/figures/stepper/chanceWords.ts";
import {
  type EditableTree,
  editable,
  keysOf,
  moveNode,
  plainTree,
  rearrange,
  setLeaf,
} from "../../../src/figures/stepper/editableTree.ts";
import { addMove, removeNode } from "../../../src/figures/stepper/moveEdits.ts";
import { outline } from "../../../src/trace/outline.ts";
import { arbitraryChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const pick = fc.nat({ max: 10_000 });
const nodesOf = (root: EditableTree): EditableTree[] => [root, ...root.children.flatMap(nodesOf)];
const parentOf = (root: EditableTree, key: number) =>
  nodesOf(root).find(({ children }) => children.some((child) => child.key === key));
const chosen = (root: EditableTree, pick: number): EditableTree => {
  const nodes = nodesOf(root);
  return nodes[pick % nodes.length];
};
const isDraw = ({ children }: EditableTree): boolean => children[0]?.probability !== undefined;

/** Of a textbook tree with the keys of an outline, what a change makes, as text. */
const changed = (text: string, change: (root: EditableTree) => EditableTree): string =>
  chanceEdits.write(change(editableChance(parseChanceTree(text))));
const newKey = () => 1000;

type Edit = (root: EditableTree, newKey: () => number) => EditableTree;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(pick, pick).map(
    ([node, to]): Edit =>
      (root) => {
        const { key } = chosen(root, node);
        return moveNode(root, key, to % (parentOf(root, key)?.children.length ?? 1));
      },
  ),
  fc.tuple(pick, fc.integer()).map(
    ([node, value]): Edit =>
      (root) => {
        const leaf = chosen(root, node);
        return leaf.value === undefined ? root : setLeaf(root, leaf.key, value);
      },
  ),
  pick.map(
    (node): Edit =>
      (root, newKey) =>
        chanceEdits.addMove(root, chosen(root, node).key, newKey),
  ),
  fc.tuple(pick, fc.integer()).map(
    ([node, worth]): Edit =>
      (root) =>
        chanceEdits.removeNode(root, chosen(root, node).key, worth),
  ),
  fc.constant<Edit>((root) => rearrange(root, (children) => children.toReversed())),
);

const edited = fc.record({ tree: arbitraryChanceTree, edits: fc.array(edit, { maxLength: 8 }) });

/** The same number, two whole numbers of any size above and below the stroke. */
const ratio = ({ numerator, denominator }: Fraction): [bigint, bigint] => [
  BigInt(numerator),
  BigInt(denominator),
];
function sumsToOne(fractions: readonly Fraction[]): boolean {
  const [above, below] = fractions
    .map(ratio)
    .reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n] as [bigint, bigint]);
  return above === below;
}
function draws(tree: ChanceTree): Fraction[][] {
  if (typeof tree === "number") return [];
  if (!isChanceNode(tree)) return tree.flatMap(draws);
  return [
    tree.chances.map(({ probability }) => probability),
    ...tree.chances.flatMap((chance) => draws(chance.tree)),
  ];
}

describe("An editable tree with chance nodes", () => {
  it("is the tree it was made of, under keys that count up in the order of an outline", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, fc.nat({ max: 1000 }), (tree, first) => {
        const root = editableChance(tree, first);
        expect(chanceTreeOf(root)).toEqual(tree);
        expect(chanceEdits.write(root)).toBe(writeChanceTree(tree));
        const game = chanceTreeGame(tree);
        const { nodes } = outline(game, game.start);
        expect(keysOf(root)).toEqual(nodes.map(({ id }) => first + id));
      }),
    );
  });

  it("stays a tree whose probabilities sum to 1, whatever is done to it", () => {
    fc.assert(
      fc.property(edited, ({ tree, edits }) => {
        let next = 10_000;
        let root = editableChance(tree);
        for (const edit of edits) root = edit(root, () => next++);
        const text = chanceEdits.write(root);
        const read = parseChanceTree(text);
        expect(writeChanceTree(read)).toBe(text);
        for (const fractions of draws(read)) expect(sumsToOne(fractions)).toBe(true);
        const keys = keysOf(root);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("is the same text after a change that changes nothing, and after one that is taken back", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, pick, (tree, pick) => {
        const root = editableChance(tree);
        const text = chanceEdits.write(root);
        const node = chosen(root, pick);
        const parent = parentOf(root, node.key);
        if (node.value !== undefined)
          expect(chanceEdits.write(setLeaf(root, node.key, node.value))).toBe(text);
        if (parent)
          expect(chanceEdits.write(moveNode(root, node.key, parent.children.indexOf(node)))).toBe(text);
        if (node.value !== undefined) return;
        const more = chanceEdits.addMove(root, node.key, newKey);
        expect(chanceEdits.write(chanceEdits.removeNode(more, 1000, 0))).toBe(text);
      }),
    );
  });

  it("keeps each outcome's probability wherever it goes", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, pick, pick, (tree, pick, to) => {
        const root = editableChance(tree);
        const { key } = chosen(root, pick);
        const after = moveNode(root, key, to % (parentOf(root, key)?.children.length ?? 1));
        const turned = rearrange(after, (children) => children.toReversed());
        const shares = (root: EditableTree) =>
          new Map(nodesOf(root).map(({ key, probability }) => [key, probability]));
        expect(shares(turned)).toEqual(shares(root));
      }),
    );
  });

  it("keeps the others' proportions when an outcome comes or goes", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, pick, (tree, pick) => {
        const root = editableChance(tree);
        const nodes = nodesOf(root).filter(isDraw);
        fc.pre(nodes.length > 0);
        const node = nodes[pick % nodes.length];
        const gone = node.children[pick % node.children.length];
        for (const after of [
          chanceEdits.addMove(root, node.key, newKey),
          chanceEdits.removeNode(root, gone.key, 0),
        ]) {
          const shares = new Map(nodesOf(after).map((child) => [child.key, child.probability]));
          const both = node.children.flatMap(({ key, probability }) => {
            const later = shares.get(key);
            return probability && later ? [[ratio(probability), ratio(later)] as const] : [];
          });
          for (const [[a, b], [c, d]] of both)
            expect(a * d * both[0][0][1] * both[0][1][0]).toBe(b * c * both[0][0][0] * both[0][1][1]);
        }
      }),
    );
  });

  it("is edited as any other where it has no chance nodes", () => {
    fc.assert(
      fc.property(arbitraryTree, pick, fc.integer(), (tree, pick, worth) => {
        const root = editable(tree);
        expect(editableChance(tree)).toEqual(root);
        expect(chanceEdits.write(root)).toBe(writeTree(plainTree(root)));
        const { key } = chosen(root, pick);
        expect(chanceEdits.addMove(root, key, newKey)).toEqual(addMove(root, key, newKey));
        expect(chanceEdits.removeNode(root, key, worth)).toEqual(removeNode(root, key, worth));
      }),
    );
  });
});

describe("An outcome", () => {
  it("that is new has the value 0 and its share, and the others make room for it", () => {
    expect(changed("{1/6:2,5/6:4}", (root) => chanceEdits.addMove(root, 0, newKey))).toBe(
      "{1/9:2,5/9:4,1/3:0}",
    );
  });

  it("that is taken away leaves its share to the others, and the last one leaves a leaf", () => {
    expect(changed("[{1/6:2,1/3:4,1/2:5},1]", (root) => chanceEdits.removeNode(root, 5, 0))).toBe(
      "[{1/3:2,2/3:4},1]",
    );
    expect(changed("[{1:2},1]", (root) => chanceEdits.removeNode(root, 3, 2))).toBe("[2,1]");
  });

  it("stays one where a leaf becomes a node, and a node a leaf", () => {
    const grown = (root: EditableTree) => chanceEdits.addMove(root, 1, newKey);
    expect(changed("{1/4:2,3/4:4}", grown)).toBe("{1/4:[2,0],3/4:4}");
    expect(changed("{1/4:[7],3/4:4}", (root) => chanceEdits.removeNode(root, 3, 7))).toBe("{1/4:7,3/4:4}");
  });

  it("is refused where a probability would be too fine to be written", () => {
    const fine = "{1/999999937:2,999999936/999999937:4}";
    expect(() => changed(fine, (root) => chanceEdits.addMove(root, 0, newKey))).toThrow(tooFine);
  });
});

import { describe, expect, it } from "vitest";
import { parseTree, type Tree } from "../../../src/engine/index.ts";
import { blueprints, type Slot } from "../../../src/tools/gain/blueprint.ts";
import { drawPair } from "../../../src/tools/gain/forms.ts";
import type { Item } from "../../../src/tools/gain/item.ts";
import { testedChapters } from "../../../src/tools/gain/tested.ts";
import type { OutlineNode } from "../../../src/trace/index.ts";
import { plainAlphaBeta } from "../check/plainAlphaBeta.ts";

/** Nodes are paths of child indices such as "1.0", the root is "". */
const under = (path: string, index: number) => (path === "" ? String(index) : `${path}.${index}`);
const at = (tree: Tree, path: string): Tree =>
  path === "" ? tree : path.split(".").reduce<Tree>((node, index) => (node as Tree[])[Number(index)], tree);
const isMax = (path: string) => path === "" || path.split(".").length % 2 === 0;
const isWithin = (path: string, node: string) => node === "" || path === node || path.startsWith(`${node}.`);

/** Worth to MAX, where leaves that `read` leaves out are worth `unread`. */
function worth(node: Tree, path: string, read: (path: string) => boolean, unread = 0): number {
  if (typeof node === "number") return read(path) ? node : unread;
  const values = node.map((child, index) => worth(child, under(path, index), read, unread));
  return isMax(path) ? Math.max(...values) : Math.min(...values);
}
const truth = (tree: Tree, path: string) => worth(at(tree, path), path, () => true);

/** The nodes that a search enters, in order, without any trace. */
const entries = (tree: Tree, prunes: boolean): string[] => {
  if (prunes) return [...plainAlphaBeta(tree).entered];
  const all = (node: Tree, path: string): string[] => [
    path,
    ...(typeof node === "number" ? [] : node.flatMap((child, index) => all(child, under(path, index)))),
  ];
  return all(tree, "");
};

const pathOf = (node: OutlineNode): string =>
  node.parent ? under(pathOf(node.parent), node.parent.children.indexOf(node)) : "";
const isLeafOf = (tree: Tree) => (path: string) => typeof at(tree, path) === "number";

/** The fewest leaves that alpha-beta reads of a tree of two plies whose moves may be put into any order, by trying all of them. */
function fewest(tree: Tree): number {
  const orders = (moves: readonly Tree[]): Tree[][] =>
    moves.length === 0
      ? [[]]
      : moves.flatMap((move, i) => orders(moves.toSpliced(i, 1)).map((rest) => [move, ...rest]));
  // Below the root it is best to have the least leaf in front.
  const sorted = (tree as Tree[]).map((move) => [...(move as number[])].sort((one, other) => one - other));
  return Math.min(...orders(sorted).map((order) => plainAlphaBeta(order).leaves));
}

function answerOf({ kind, algorithm }: Slot, item: Item): string {
  const tree = parseTree(item.run.setup.tree!);
  const { nodes } = item.run.outline;
  const entered = entries(tree, algorithm === "alphaBeta");
  const ring = item.ring === undefined ? "" : pathOf(nodes[item.ring]);
  const key = (path: string) => String(nodes.find((node) => pathOf(node) === path)!.id);
  if (kind === "next") return key(entered[entered.indexOf(ring) + 1]);
  if (kind === "owner" && algorithm === "alphaBeta") return key(plainAlphaBeta(tree).cuts.get(ring)!);
  if (kind === "owner") {
    const value = truth(tree, ring);
    return key(
      entered.filter(isLeafOf(tree)).find((path) => isWithin(path, ring) && at(tree, path) === value)!,
    );
  }
  if (kind === "proved") {
    // Where the search stands is said by the question; what it has read until then is not.
    const here = item.run.trace.moves(item.run.trace.event(item.at).node).join(".");
    const last = entered.findLastIndex((path) => isWithin(path, here));
    const read = new Set(entered.slice(0, last + 1));
    const [low, high] = [-Infinity, Infinity].map((unread) =>
      worth(at(tree, ring), ring, (path) => read.has(path), unread),
    );
    return low === high ? "exactly" : low === -Infinity ? (high === Infinity ? "nothing" : "most") : "least";
  }
  if (item.likeness[1] === "leaves") return String(plainAlphaBeta(tree).leaves);
  if (item.likeness[1] === "cutoffs") return String(plainAlphaBeta(tree).cuts.size);
  if (item.likeness[1] === "fewest") return String(fewest(tree));
  if (item.likeness[1] === "readBefore")
    return String((tree as Tree[][])[0].length + (tree as Tree[][])[1].length);
  if (item.likeness[1] === "rises") {
    const values = (tree as number[][]).map((move) => Math.min(...move));
    return String(values.filter((value, i) => value > Math.max(-Infinity, ...values.slice(0, i))).length);
  }
  throw new Error(String(item.likeness));
}

describe.each(testedChapters)("the test of %s", (chapter) => {
  const slots = blueprints[chapter]
    .map((slot, place) => ({ slot, place }))
    .filter(({ slot }) => slot.kind !== "wrong");
  it.each(slots)("question $place is graded as a program without an engine grades it", ({ slot, place }) => {
    for (const seed of ["one", "two"])
      for (const item of drawPair(slot, `${place} ${seed}`))
        expect(item.answer, item.text).toBe(answerOf(slot, item));
  });

  const wrong = blueprints[chapter].filter(({ kind }) => kind === "wrong");
  it.each(wrong)("the first wrong line says what the search does not do", (slot) => {
    for (const item of drawPair(slot, chapter)) {
      const tree = parseTree(item.run.setup.tree!);
      const entered = new Set(entries(tree, slot.algorithm === "alphaBeta"));
      const lines = item.options!.map(({ label }) => label.replace(/^\d+\. /, ""));
      const isRightLine = (line: string): boolean => {
        const [, name] = /^Move ([\d.]+): /.exec(line) ?? [];
        if (name === undefined) return true;
        const path = name
          .split(".")
          .map((place) => Number(place) - 1)
          .join(".");
        const node = at(tree, path) as Tree[];
        const read = node.flatMap((child, i) =>
          typeof child === "number" && entered.has(under(path, i)) ? [child] : [],
        );
        const said = /reads ([^;]*)/.exec(line)?.[1].split(/, | and /) ?? [];
        const value = /is worth (.*)$/.exec(line)?.[1];
        return String(said) === String(read) && (value === undefined || value === String(truth(tree, path)));
      };
      expect(lines.findIndex((line) => !isRightLine(line))).toBe(Number(item.answer));
    }
  });
});

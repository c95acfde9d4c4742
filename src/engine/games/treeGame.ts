import { demandText } from "../demand.ts";
import { type Game, opponent, type Side } from "../game.ts";
import { Refusal } from "../refusal.ts";
import { parseTree } from "./parseTree.ts";
import { measureTree, type Tree, writeTree } from "./tree.ts";
import { TreeSyntaxError } from "./treeSyntaxError.ts";
import * as words from "./treeWords.ts";

export interface TreePosition {
  /** The whole tree, and the child indices that lead from its root to here. */
  readonly root: Tree;
  readonly path: readonly number[];
  /** What is left to play. */
  readonly tree: Tree;
  readonly side: Side;
}

/**
 * An abstract tree as a game: MAX begins, a move is a child's index, a leaf's value is the outcome. Equal
 * subtrees with the same side to move have equal keys, so they transpose. `write` gives the whole tree, "@" and
 * the path joined by dots: `[[3,12,8],[2,4,6]]@1.0`; `read` takes that or a tree alone, and also a tree other
 * than this game's. Throws what `measureTree` throws on what is no tree.
 */
export function treeGame(tree: Tree): Game<TreePosition, number> {
  const { least, greatest } = measureTree(tree);
  const text: (tree: Tree) => string = remembered((tree) =>
    typeof tree === "number" ? writeTree(tree) : `[${tree.map(text).join(",")}]`,
  );
  const keys = {
    max: remembered((tree: Tree) => `max ${text(tree)}`),
    min: remembered((tree: Tree) => `min ${text(tree)}`),
  };
  return {
    name: "Tree",
    start: rootOf(tree),
    range: [least, greatest],
    turn: ({ side }) => side,
    moves: ({ tree }) => (typeof tree === "number" ? [] : [...tree.keys()]),
    play: descend,
    // Adding 0 makes a −0 plain.
    outcome: ({ tree }) => (typeof tree === "number" ? tree + 0 : undefined),
    /** Knows nothing before the end: 0 inside, a leaf's own value at a leaf. */
    evaluate: ({ tree }) => (typeof tree === "number" ? tree + 0 : 0),
    key: ({ tree, side }) => keys[side](tree),
    writeMove: (_position, move) => String(move),
    readMove,
    write: ({ root, path }) => `${text(root)}@${path.join(".")}`,
    read: readPosition,
    diagram: ({ tree, side }) => draw(tree, side, "").join("\n"),
  };
}

const rootOf = (tree: Tree): TreePosition => ({ root: tree, path: [], tree, side: "max" });

function descend({ root, path, tree, side }: TreePosition, move: number): TreePosition {
  return { root, path: [...path, move], tree: (tree as readonly Tree[])[move], side: opponent(side) };
}

/** Writes each subtree once and remembers its text: a table asks for it at every probe. */
export function remembered<Any>(write: (tree: Any) => string): (tree: Any) => string {
  const texts = new WeakMap<object, string>();
  return (tree) => {
    if (typeof tree !== "object" || tree === null) return write(tree);
    let text = texts.get(tree);
    if (text === undefined) {
      text = write(tree);
      texts.set(tree, text);
    }
    return text;
  };
}

function readMove({ tree }: TreePosition, text: string): number {
  demandText("treeGame.readMove", text);
  if (typeof tree === "number") throw new Refusal(words, "isLeaf", text);
  const move = childIn(tree, text);
  if (move === undefined) throw new Refusal(words, "noChild", text, tree.length);
  return move;
}

/** The index that a text names among the children; undefined where it names none. */
export function childIn(children: readonly unknown[], text: string): number | undefined {
  const index = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return index < children.length ? index : undefined;
}

function readPosition(text: string): TreePosition {
  demandText("treeGame.read", text);
  const children = (tree: Tree) => (typeof tree === "number" ? [] : tree);
  return readPath(text, (tree) => rootOf(parseTree(tree)), children, descend);
}

/** The position that a tree, "@" and a path of child indices describe; the path alone may be missing, or both it and "@". */
export function readPath<Any, Position extends { readonly tree: Any }>(
  text: string,
  begin: (tree: string) => Position,
  childrenOf: (tree: Any) => readonly unknown[],
  play: (position: Position, move: number) => Position,
): Position {
  const end = text.includes("@") ? text.indexOf("@") : text.length;
  let position = begin(text.slice(0, end));
  const path = text.slice(end + 1);
  if (path.trim() === "") return position;
  let offset = end + 1;
  for (const step of path.split(".")) {
    const { tree } = position;
    if (typeof tree === "number") throw new TreeSyntaxError(text, offset, words, "isLeaf", step);
    const children = childrenOf(tree);
    const move = childIn(children, step);
    if (move === undefined) throw new TreeSyntaxError(text, offset, words, "noChild", step, children.length);
    position = play(position, move);
    offset += step.length + 1;
  }
  return position;
}

/** One row a node, one step to the right a ply: △ where MAX chooses, ▽ where MIN does, a leaf as its value. */
function draw(tree: Tree, side: Side, indent: string): string[] {
  if (typeof tree === "number") return [indent + tree];
  const mark = side === "max" ? "△" : "▽";
  return [indent + mark, ...tree.flatMap((child) => draw(child, opponent(side), `${indent}  `))];
}

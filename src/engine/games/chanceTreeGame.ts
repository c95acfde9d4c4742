import { demandText } from "../demand.ts";
import { type ChanceGame, opponent, type Side } from "../game.ts";
import { Refusal } from "../refusal.ts";
import { type ChanceTree, childrenOf, isChanceNode, measureChanceTree, writeNode } from "./chanceTree.ts";
import { numberOf, writeFraction } from "./fraction.ts";
import { parseChanceTree } from "./parseChanceTree.ts";
import { childIn, readPath, remembered } from "./treeGame.ts";
import * as words from "./treeWords.ts";

export interface ChanceTreePosition {
  /** The whole tree, and the child indices that lead from its root to here. */
  readonly root: ChanceTree;
  readonly path: readonly number[];
  /** What is left to play. */
  readonly tree: ChanceTree;
  /** Who chooses here, or, at a chance node, who does next. */
  readonly side: Side;
}

/**
 * An abstract tree with chance nodes as a game: MAX chooses first, then MIN, in turns, and chance draws in between wherever the
 * tree has a chance node; so a node of one child lets a side choose twice. A move is a child's index, a leaf's value is the
 * outcome, inside the estimate is 0, which the range takes in. `write` and `read` are those of
 * `treeGame`. Throws what `measureChanceTree` throws on what is no tree.
 */
export function chanceTreeGame(tree: ChanceTree): ChanceGame<ChanceTreePosition, number> {
  const { least, greatest } = measureChanceTree(tree);
  const text: (tree: ChanceTree) => string = remembered((tree) => writeNode(tree, text));
  return {
    name: "Tree with chance",
    start: rootOf(tree),
    range: [Math.min(least, 0), Math.max(greatest, 0)],
    turn: ({ tree, side }) => (isChanceNode(tree) ? "chance" : side),
    moves: ({ tree }) => [...childrenOf(tree).keys()],
    chances: ({ tree }) =>
      isChanceNode(tree) ? tree.chances.map(({ probability }) => numberOf(probability)) : [],
    play: descend,
    // Adding 0 makes a −0 plain.
    outcome: ({ tree }) => (typeof tree === "number" ? tree + 0 : undefined),
    evaluate: ({ tree }) => (typeof tree === "number" ? tree + 0 : 0),
    key: ({ tree, side }) => `${side} ${text(tree)}`,
    writeMove: (_position, move) => String(move),
    readMove({ tree }, text) {
      demandText("chanceTreeGame.readMove", text);
      if (typeof tree === "number") throw new Refusal(words, "isLeaf", text);
      const children = childrenOf(tree);
      const move = childIn(children, text);
      if (move === undefined) throw new Refusal(words, "noChild", text, children.length);
      return move;
    },
    write: ({ root, path }) => `${text(root)}@${path.join(".")}`,
    read(text) {
      demandText("chanceTreeGame.read", text);
      return readPath(text, (tree) => rootOf(parseChanceTree(tree)), childrenOf, descend);
    },
    diagram: ({ tree, side }) => draw(tree, side, "").join("\n"),
  };
}

const rootOf = (tree: ChanceTree): ChanceTreePosition => ({ root: tree, path: [], tree, side: "max" });

function descend({ root, path, tree, side }: ChanceTreePosition, move: number): ChanceTreePosition {
  const next = isChanceNode(tree) ? side : opponent(side);
  return { root, path: [...path, move], tree: childrenOf(tree)[move], side: next };
}

/** As `treeGame` draws it, with ○ where chance draws, and with the probabilities before what may happen. */
function draw(tree: ChanceTree, side: Side, indent: string, before = ""): string[] {
  if (typeof tree === "number") return [indent + before + tree];
  const below = `${indent}  `;
  if (isChanceNode(tree)) {
    const rows = tree.chances.flatMap(({ probability, tree }) =>
      draw(tree, side, below, `${writeFraction(probability)}: `),
    );
    return [`${indent}${before}○`, ...rows];
  }
  const mark = side === "max" ? "△" : "▽";
  return [indent + before + mark, ...tree.flatMap((child) => draw(child, opponent(side), below))];
}

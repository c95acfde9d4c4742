import { moveLabel } from "../../games/names.ts";
import type { Rules } from "../../games/rules.ts";
import { lineName } from "../../kit/tree/nodeNames.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import { type Read, rootOf, rulesFor } from "./askedTree.ts";
import type { Drawn } from "./drawnNode.ts";
import { chanceIn } from "./lateChance.ts";
import * as nodeWords from "./nodeWords.ts";
import { type ChanceGameName, drawsIn } from "./wholeGames.ts";

/** A node as the game has it: its position, and the moves to it as they are written. */
interface Written {
  readonly position: unknown;
  readonly moves: readonly string[];
}

/** By tree and node: every node that was asked for, and those above it, since to ask the rules takes far longer. */
const known = new WeakMap<WholeTree<unknown>, Map<number, Written>>();
/** No more nodes than these are kept at a time. */
const mostKept = 10_000;

function writtenNode({ asked, tree }: Pick<Read, "asked" | "tree">, node: number): Written {
  let kept = known.get(tree);
  if (kept === undefined || kept.size > mostKept) {
    kept = new Map([[0, { position: rootOf(asked).root, moves: [] }]]);
    known.set(tree, kept);
  }
  const here = kept.get(node);
  if (here) return here;
  const rules = rulesFor(asked);
  const { position, moves } = writtenNode({ asked, tree }, tree.parent(node));
  const move = tree.move(node);
  const written = {
    position: rules.play(position, move),
    moves: [...moves, rules.writeMove(position, move)],
  };
  kept.set(node, written);
  return written;
}

/** The moves to a node, as the game writes them. */
export const writtenPath = (read: Read, node: number): readonly string[] => writtenNode(read, node).moves;

/** The position of a node. */
export const positionOf = (read: Read, node: number): unknown => writtenNode(read, node).position;

/** A node as sentences name it: "X top left", "column 4". */
export function nodeName(read: Read, node: number): string {
  const { asked, tree } = read;
  const [above, moves] = node === 0 ? [0, []] : [tree.parent(node), [tree.move(node)]];
  const position = positionOf(read, above);
  if (drawsIn(asked.game)) return chanceIn(asked.game)!.nameInChance(inChance(read, node));
  const game = rulesFor(asked) as Rules;
  return lineName({ tree: undefined, game, position, setup: { game: asked.game } }, moves);
}

/** The move to a node as a label in the picture names it; "" of the root. */
export function moveWritten(read: Read, node: number): string {
  if (drawsIn(read.asked.game)) return chanceIn(read.asked.game)!.writtenInChance(inChance(read, node));
  const path = writtenPath(read, node);
  return path.length === 0 ? "" : moveLabel(read.asked.game, path[path.length - 1]);
}

/** A node of a tree where chance draws, with the position above it. */
function inChance({ asked, tree }: Read, node: number) {
  const above = writtenNode({ asked, tree }, Math.max(0, tree.parent(node))).position;
  return { game: asked.game as ChanceGameName, tree, rules: rulesFor(asked), node, above };
}

/** The outcome that leads to a node; undefined where somebody has chosen it. */
export function drawnNode(read: Read, node: number): Drawn | undefined {
  const { asked, tree } = read;
  const parent = tree.parent(node);
  if (parent < 0 || tree.turn(parent) !== "chance") return undefined;
  return chanceIn(asked.game)?.drawnTo(tree, rulesFor(asked), node, positionOf(read, parent));
}

/** What a node is worth, in words. */
export function worthWords({ asked, tree }: Read, node: number): string {
  const value = tree.value(node);
  if (!drawsIn(asked.game)) return nodeWords.valueWords(asked.game, value);
  const { words } = chanceIn(asked.game)!;
  const isMean = tree.turn(node) === "chance" && !tree.isLeaf(node);
  return isMean ? words.meanWords(value) : words.valueWords(asked.game, value);
}

/** A node as sentences name it, and where chance draws, how likely it is and who draws there. */
export function toldName(read: Read, node: number, name = nodeName(read, node)): string {
  const { tree, asked } = read;
  const draws = !tree.isLeaf(node) && tree.turn(node) === "chance";
  return chanceIn(asked.game)?.words.told(name, drawnNode(read, node)?.probability, draws) ?? name;
}

/** The node that written moves lead to, with blanks between. Throws what the game says of a move that is none. */
export function findWritten({ asked, tree }: Pick<Read, "asked" | "tree">, path: string): number | undefined {
  const { rules, root } = rootOf(asked);
  let at = root;
  const moves = path
    .trim()
    .split(/\s+/)
    .map((text) => {
      const move = rules.readMove(at, text);
      at = rules.play(at, move);
      return move;
    });
  return tree.find(moves);
}

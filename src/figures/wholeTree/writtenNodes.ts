import { listedRules } from "../../games/rules.ts";
import { lineName } from "../../kit/tree/nodeNames.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import { type Read, rootOf } from "./askedTree.ts";

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
  const rules = listedRules(asked.game);
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
  const game = listedRules(asked.game);
  const position = positionOf(read, above);
  return lineName({ tree: undefined, game, position, setup: { game: asked.game } }, moves);
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

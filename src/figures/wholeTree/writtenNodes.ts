import { lineName } from "../../kit/tree/nodeNames.ts";
import { type Read, rootOf } from "./askedTree.ts";

/** The moves to a node, as the game writes them. */
export function writtenPath({ asked, tree }: Read, node: number): string[] {
  const { rules, root } = rootOf(asked);
  let at = root;
  return tree.movesTo(node).map((move) => {
    const written = rules.writeMove(at, move);
    at = rules.play(at, move);
    return written;
  });
}

/** A node as sentences name it: "X top left", "column 4". */
export function nodeName({ asked, tree }: Read, node: number): string {
  const { rules, root } = rootOf(asked);
  const named = { tree: undefined, game: rules, position: root, setup: { game: asked.game } };
  return lineName(named, tree.movesTo(node));
}

/** The position of a node. */
export function positionOf({ asked, tree }: Read, node: number): unknown {
  const { rules, root } = rootOf(asked);
  return tree.movesTo(node).reduce((at, move) => rules.play(at, move), root);
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

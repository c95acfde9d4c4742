import type { Story } from "./story.ts";

type StoryOfMoves = Story & { move(node: number): unknown };

/**
 * The node that a path of moves leads to, as in "1.0", or "root". Moves stand as the trace has them (in an abstract tree:
 * child indices from 0). Throws an Error that begins with `asked` and says what there is, where there is no such node.
 */
export function findNode(story: StoryOfMoves, path: string, asked: string): number {
  if (story.nodes.size === 0) throw new Error(`${asked}: nothing was searched`);
  let node = 0;
  for (const word of path === "root" ? [] : path.split(".")) {
    const children = [...story.nodes.children.row(node)];
    const child = children.find((id) => String(story.move(id)) === word);
    if (child === undefined) {
      const moves = children.map((id) => String(story.move(id))).join(", ");
      const there = moves === "" ? "no move was looked at" : `the moves are ${moves}`;
      throw new Error(`${asked}: there is no move "${word}" at ${nameOf(story, node)}; ${there}`);
    }
    node = child;
  }
  return node;
}

function nameOf(story: StoryOfMoves, node: number): string {
  const moves = story.nodes.pathTo(node).slice(1).map(story.move, story);
  return moves.length === 0 ? "the root" : `node ${moves.map(String).join(".")}`;
}

import { faceOf } from "../../games/faces.ts";
import { moveName } from "../../games/names.ts";
import type { OutlineNode } from "../../trace/outline.ts";
import type { Run, Subject } from "../run/run.ts";
import * as words from "./words.ts";

/** What names need to know of what is searched. */
export type Named = Pick<Subject, "tree" | "game" | "position"> & {
  readonly setup: { readonly game?: string | undefined };
};

/**
 * The node at the end of these moves from the root, as narration names it, without an article: "the root",
 * "move 2.1" in a tree, "X bottom left" on a board.
 */
export function lineName({ tree, game, position, setup }: Named, moves: readonly unknown[]): string {
  if (moves.length === 0) return words.theRoot;
  // Moves of an abstract tree are places among siblings; people count those from one.
  if (tree !== undefined) return words.treeMove(moves.map((move) => Number(move) + 1));
  const last = moves[moves.length - 1];
  const before = moves.slice(0, -1).reduce((at, move) => game.play(at, move), position);
  const name = moveName(setup.game, game.writeMove(before, last));
  // A cell by its name is whosever takes it.
  if (faceOf(setup.game)?.numbering === undefined) return name;
  return `${game.turn(before) === "max" ? "X" : "O"} ${name}`;
}

/** The name of a drawn node. */
export const nodeName = (subject: Named, node: OutlineNode): string => lineName(subject, movesTo(node));

/** The name of a node of the trace, drawn or folded away. */
export const tracedName = (run: Run, node: number): string => lineName(run, run.trace.moves(node));

const movesTo = (node: OutlineNode): unknown[] =>
  node.parent === undefined ? [] : [...movesTo(node.parent), node.move];

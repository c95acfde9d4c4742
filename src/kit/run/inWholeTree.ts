import { faceOf } from "../../games/faces.ts";
import { keep, readKept } from "../kept/browserStorage.ts";
import { readJson } from "../kept/readJson.ts";
import { writeLink } from "../view/writeLink.ts";
import type { AlgorithmName } from "./algorithms.ts";
import type { Setup } from "./setup.ts";

/** A node of a whole tree as a stepper searches it: the position, and the moves to it from the tree's root. */
export interface LeftTree {
  readonly game: string;
  readonly position: string;
  readonly path: readonly string[];
  /** The page that the tree stands on, and what it showed, with the name of the figure. */
  readonly page: string;
  readonly view: string;
}

/** Keeps for the tab what a whole tree shows when a reader goes from a node of it to a stepper. */
export function leaveWholeTree(left: LeftTree): void {
  // A browser that keeps nothing leads to a whole tree all the same, from the position that is searched.
  keep("wholeTree", JSON.stringify(left));
}

/** What the reader has come from in this tab, if any. */
export const leftWholeTree = (): LeftTree | undefined =>
  (readJson(readKept("wholeTree")) ?? undefined) as LeftTree | undefined;

/** The address of the whole tree that the reader has come from to this typed tree, as it was; undefined where it was another. */
export function wholeTreeLeft(tree: string | undefined, left: LeftTree | undefined): string | undefined {
  if (left?.game !== "tree" || left.position !== tree) return undefined;
  const view = new URLSearchParams(left.view);
  return left.page + writeLink(view, view.get("figure")!);
}

/** Searches as they are played over whole trees, by their names in links there. */
const searches: Partial<Record<AlgorithmName, string>> = {
  minimax: "minimax",
  negamax: "minimax",
  alphaBetaWithTable: "table",
  orderedAlphaBeta: "ownOrderTable",
  negaScout: "negaScout",
};

/**
 * The address of a whole tree in which a node of a search has the focus: the tree that the reader has come from, as it was,
 * where this is the position of a node of it; else the tree below the position that is searched.
 *
 * @param position the one that is searched, as the game writes it
 * @param path the moves to the node, as the game writes them
 */
export function inWholeTree(
  { game = "", algorithm, depth = Number.POSITIVE_INFINITY }: Setup,
  position: string,
  path: readonly string[],
  left: LeftTree | undefined,
): string {
  if (left?.game === game && left.position === position) {
    const view = new URLSearchParams(left.view);
    if (path.length > 0) view.set("focus", [...left.path, ...path].join(" "));
    return left.page + writeLink(view, view.get("figure")!);
  }
  const view = new URLSearchParams({ figure: "whole", game, position });
  view.set("depth", String(Math.min(depth, faceOf(game)!.wholeDepth)));
  view.set("search", searches[algorithm] ?? "alphaBeta");
  if (path.length > 0) view.set("focus", path.join(" "));
  return `${import.meta.env.BASE_URL}whole-tree/${writeLink(view, "whole")}`;
}

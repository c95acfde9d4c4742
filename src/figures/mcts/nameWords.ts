import type { Side } from "../../engine/game.ts";
import { sideName } from "../../games/names.ts";
import { lineName } from "../../kit/tree/nodeNames.ts";
import type { SamplerName } from "./samplers.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** The ways to sample, as menus call them. */
export const samplerTitles: Readonly<Record<SamplerName, string>> = {
  uct: "UCT",
  exact: "UCT with exact backups",
  creditedToSideToMove: "UCT that credits the side to move",
  creditedToRoot: "UCT that credits the root’s side alone",
  onlyOneChild: "UCT that goes down wherever there is a child",
  zeroDivision: "UCT that divides by no visits",
  childsLogarithm: "UCT with the child’s own logarithm",
  drawsWorthNothing: "UCT to which a draw is worth nothing",
};

/** A side as sentences name it: by its pieces in a game, MAX and MIN in a tree. */
export const sideWord = ({ setup, tree }: Pick<SamplingRun, "setup" | "tree">, side: Side): string =>
  tree === undefined ? sideName(setup.game ?? "", side) : side.toUpperCase();

/** A node as sentences name it: "the root", "X top left", "column 4", "move 2.1". */
export const sampledName = (run: SamplingRun, node: number): string => lineName(run, run.trace.movesTo(node));

/** A move of the root, short. */
export const moveName = (run: SamplingRun, move: unknown): string =>
  run.tree === undefined ? lineName(run, [move]).replace(/^[XO] /, "") : `move ${Number(move) + 1}`;

/** How a game has ended, in words. */
export function outcomeWords(run: SamplingRun, outcome: number): string {
  if (run.tree !== undefined) return "the leaf";
  if (outcome === 0) return "a draw";
  return `${sideWord(run, outcome > 0 ? "max" : "min")} has won`;
}

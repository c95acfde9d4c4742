import { proofNumber } from "../../../engine/bestFirst/index.ts";
import { type Game, measureTree, parseTree, type Tree, treeGame } from "../../../engine/index.ts";
import { ProofRecorder, ProofTrace } from "../../../trace/index.ts";
import { lineName, type Named } from "../../tree/nodeNames.ts";
import type { Solved } from "./proofAct.ts";
import * as words from "./words.ts";

/** What is searched by hand: whether MAX can reach so much or more in a tree. */
export interface ProofTask {
  readonly tree: string;
  readonly goal: number;
}

/** A task, searched by the engine to its end. */
export interface ProvedByHand extends Named {
  readonly task: ProofTask;
  readonly tree: Tree;
  /** From the root alone to the root solved, event by event. */
  readonly trace: ProofTrace<unknown>;
  readonly answer: Solved;
}

/** A larger tree is not carried out here: so many leaves can be drawn side by side, and so many acts be done in a sitting. */
const [mostLeaves, mostActs] = [40, 250];

/** Throws what is wrong with the task. */
export function proveByHand(task: ProofTask): ProvedByHand {
  const tree = parseTree(task.tree);
  if (typeof tree === "number") throw new Error(words.noMoves);
  if (measureTree(tree).leaves > mostLeaves) throw new Error(words.tooLarge(mostLeaves));
  const game = treeGame(tree) as Game<unknown, unknown>;
  const recorder = new ProofRecorder<unknown>();
  const { answer } = proofNumber(game, game.start, { goal: task.goal }, recorder);
  const trace = new ProofTrace(recorder.recording());
  if (trace.length > mostActs) throw new Error(words.tooLong(mostActs));
  return { task, tree, game, position: game.start, setup: {}, trace, answer: answer as Solved };
}

/** Whether somebody could carry it out here. */
export function isForHand(task: ProofTask): boolean {
  try {
    proveByHand(task);
    return true;
  } catch {
    return false;
  }
}

/** A node by the moves that lead to it. */
export const pathOf = ({ trace }: ProvedByHand, node: number): string =>
  trace.movesTo(node).join(".") || "root";

/** The moves that a path names. */
export const movesOf = (path: string): number[] => (path === "root" ? [] : path.split(".").map(Number));

/** What a tree has at the end of a path; undefined where it has nothing there. */
export function treeAt(tree: Tree, path: string): Tree | undefined {
  if (path !== "root" && !/^\d+(\.\d+)*$/.test(path)) return undefined;
  return movesOf(path).reduce<Tree | undefined>(
    (at, move) => (at === undefined || typeof at === "number" ? undefined : at[move]),
    tree,
  );
}

/** A node as sentences name it, whether it is in the tree of the search or not. */
export const pathName = (run: ProvedByHand, path: string): string => lineName(run, movesOf(path));

import type { Side } from "../../../engine/game.ts";
import { sentenceCase } from "../../narration/words.ts";
import { theRoot, treeMove } from "../../tree/words.ts";

/** A node by its path of moves, which count from 0: people count them from 1. */
export const nodeName = (path: string): string =>
  path === "" ? theRoot : treeMove(path.split(".").map((move) => Number(move) + 1));

/* What is said to an act that UCT does not do here: what it overlooks, and not what is right. */

export const another = "UCT does something else here.";
export const allGrown = (where: string): string =>
  `Every move of ${where} has a child by now, so none is left to be added. The walk goes on down.`;
export const growFirst = (where: string): string =>
  `${sentenceCase(where)} has a move without a child. As long as that is so, a child is added there, and the walk ends.`;
export const notBelow = (name: string, where: string): string =>
  `${sentenceCase(name)} is no child of ${where}, where the walk stands.`;
export const notThere = (name: string): string => `${sentenceCase(name)} is not in the tree yet.`;
export const greaterElsewhere = (name: string, mean: string, bound: string): string =>
  `${sentenceCase(name)} has earned ${mean} on the average, and with its bonus comes to ${bound}. A sister of it comes to more.`;
export const firstAdded = (name: string): string =>
  `No bound is greater than that of ${name}, but a sister’s is as great: of equals the one that was added first is taken.`;
export const outside = "A reward lies between 0, which is the worst outcome, and 1, which is the best.";
export const otherSide = (name: string, mover: Side, isRoot: boolean): string =>
  isRoot
    ? "That is what MIN earns. The root counts for the side that is to move there, MAX."
    : `That is what the other side earns. ${mover.toUpperCase()} has moved into ${name}, and has to choose it: so the reward counts for ${mover.toUpperCase()}.`;
export const worth = (name: string, mover: Side): string =>
  `At ${name} the reward counts for ${mover.toUpperCase()}: the outcome itself for MAX, and what is left of 1 for MIN.`;

import { type MoveOrder, reorder, writeTree } from "../../engine/index.ts";
import { outline } from "../../trace/index.ts";
import { mostDrawn, readSubject, type Subject } from "../run/run.ts";
import type { Setup } from "../run/setup.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import { orderOfTree, reorderGame } from "./orderMoves.ts";

/** What one of two searches searches, its moves in an order of its own. */
export interface LaneSubject {
  readonly subject: Subject;
  /** Which moves of a tree were which before they were put in order; undefined where moves keep their names. */
  readonly moveOrder: MoveOrder | undefined;
}

/** A setup's subject with its moves in another order. Throws an error that says what is wrong with either. */
export function readLane(setup: Setup, order: LaneOrder): LaneSubject {
  const subject = readSubject(setup);
  if (subject.tree === undefined) {
    const game = reorderGame(subject.game, order);
    const drawn = outline(game, subject.position, { depth: setup.depth, limit: mostDrawn });
    return { subject: { ...subject, game, outline: drawn }, moveOrder: undefined };
  }
  if (order === "given") return { subject, moveOrder: undefined };
  const moveOrder = orderOfTree(subject.tree, order);
  return { subject: readSubject({ ...setup, tree: writeTree(reorder(subject.tree, moveOrder)) }), moveOrder };
}

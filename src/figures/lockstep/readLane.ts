import { type MoveOrder, reorder, writeTree } from "../../engine/index.ts";
import { mostDrawn, readSubject, type Subject } from "../../kit/run/run.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { type Outline, outline } from "../../trace/index.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import { orderOfTree, reorderGame } from "./orderMoves.ts";

/** Of a tree that is too large to be drawn whole, whole plies are drawn up to so many nodes in each of two lanes. */
const mostFolded = 60;

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
    return { subject: drawLane({ ...subject, game }), moveOrder: undefined };
  }
  if (order === "given") return { subject: drawLane(subject), moveOrder: undefined };
  const moveOrder = orderOfTree(subject.tree, order);
  const reordered = readSubject({ ...setup, tree: writeTree(reorder(subject.tree, moveOrder)) });
  return { subject: drawLane(reordered), moveOrder };
}

/** The subject with as much of its tree, in the order of its game's moves, as a lane draws. */
function drawLane(subject: Subject): Subject {
  const { game, position, setup } = subject;
  const upTo = (limit: number): Outline => outline(game, position, { depth: setup.depth, limit });
  const whole = upTo(mostDrawn);
  return { ...subject, outline: whole.complete ? whole : upTo(mostFolded) };
}

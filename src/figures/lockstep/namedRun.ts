import { reorder, writeTree } from "../../engine/index.ts";
import { type NameNode, nameOfMoves, outline, TraceLimitError } from "../../trace/index.ts";
import { finishRun, mostDrawn, type Run, readSubject, record, type Subject } from "../run.ts";
import type { Setup } from "../setup.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import { movesBefore, orderOfTree, reorderGame } from "./orderMoves.ts";

/** Steps of one search, at most: two such are aligned in about half a second, for which the page stands still. */
export const mostCompared = 50_000;

/** A run, and what its nodes are called whatever the order of the moves. */
export interface NamedRun {
  readonly run: Run;
  readonly nameTraced: NameNode;
  /** By outline ids. */
  readonly nameDrawn: NameNode;
}

/** Searches a setup with its moves in another order. Throws an error that says what is wrong with either. */
export function runNamed(setup: Setup, order: LaneOrder): NamedRun {
  const { subject, nameMoves } = readLane(setup, order);
  const { recording, result } = recordBriefly(subject);
  const run = finishRun(subject, recording, result);
  const drawn = namesDrawn(subject, nameMoves);
  return {
    run,
    nameTraced: (node) => nameMoves(run.trace.moves(node)),
    nameDrawn: (id) => drawn[id],
  };
}

function recordBriefly(subject: Subject): ReturnType<typeof record> {
  try {
    return record(subject, mostCompared);
  } catch (error) {
    if (!(error instanceof TraceLimitError)) throw error;
    const most = mostCompared.toLocaleString("en");
    throw new Error(
      `One of the two takes more than ${most} steps, too many to compare: search less deep, or a smaller tree`,
    );
  }
}

/** A setup's subject with its moves in another order, and the name of the node at the end of moves in it. */
function readLane(setup: Setup, order: LaneOrder) {
  const subject = readSubject(setup);
  if (subject.tree === undefined) {
    const game = reorderGame(subject.game, order);
    const drawn = outline(game, subject.position, { depth: setup.depth, limit: mostDrawn });
    return {
      subject: { ...subject, game, outline: drawn },
      nameMoves: nameOfMoves,
    };
  }
  const moveOrder = orderOfTree(subject.tree, order);
  const tree = writeTree(reorder(subject.tree, moveOrder));
  return {
    subject: readSubject({ ...setup, tree }),
    nameMoves: (moves: readonly unknown[]) => nameOfMoves(movesBefore(moveOrder, moves as number[])),
  };
}

function namesDrawn({ outline }: Subject, nameMoves: (moves: readonly unknown[]) => string): string[] {
  const moves: unknown[][] = [];
  for (const { id, parent, move } of outline.nodes) moves[id] = parent ? [...moves[parent.id], move] : [];
  return moves.map(nameMoves);
}

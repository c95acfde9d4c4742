import { type ProofResult, proofNumber } from "../../engine/bestFirst/proofNumber.ts";
import type { Game, Side } from "../../engine/game.ts";
import { parseTree, type Tree, treeGame } from "../../engine/index.ts";
import { sideName } from "../../games/names.ts";
import { rulesOf } from "../../games/rules.ts";
import { lineName, type Named } from "../../kit/tree/nodeNames.ts";
import { ProofRecorder, ProofTrace } from "../../trace/bestFirst/proofTrace.ts";
import type { ProofView } from "./proof.ts";

/** A tree or a position, a goal, and the search for a proof of it. */
export interface ProofRun extends Named {
  readonly view: ProofView;
  readonly game: Game<unknown, unknown>;
  readonly position: unknown;
  /** Undefined of a game's position. */
  readonly tree: Tree | undefined;
  readonly trace: ProofTrace<unknown>;
  readonly result: ProofResult<unknown>;
}

/** Searches what a view asks for, and records it. Throws an Error that says what is wrong with it. */
export function runProof(view: ProofView): ProofRun {
  const { goal, budget } = view;
  const subject = subjectOf(view);
  const recorder = new ProofRecorder<unknown>();
  const result = proofNumber(subject.game, subject.position, { goal, budget }, recorder);
  return { ...subject, view, trace: new ProofTrace(recorder.recording()), result };
}

function subjectOf({ tree: text, game: name, position }: ProofView) {
  if (text !== undefined) {
    const tree = parseTree(text);
    const game = treeGame(tree) as Game<unknown, unknown>;
    return { game, position: game.start, tree, setup: {} };
  }
  const game = rulesOf(name) as Game<unknown, unknown>;
  return { game, position: game.read(position), tree: undefined, setup: { game: name as string } };
}

/** The position at a node of the trace. */
export const positionAt = ({ game, position, trace }: ProofRun, node: number): unknown =>
  trace.movesTo(node).reduce((at, move) => game.play(at, move), position);

/** A node as sentences name it: "the root", "move 2.1", "X top left", "column 4". */
export const nodeName = (run: ProofRun, node: number): string => lineName(run, run.trace.movesTo(node));

/** A side by its pieces in a game, MAX and MIN in a tree. */
export const sideWord = ({ view, tree }: ProofRun, side: Side): string =>
  tree === undefined ? sideName(view.game, side) : side.toUpperCase();

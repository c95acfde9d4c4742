import type { MoveOrder, Result } from "../../engine/index.ts";
import { mostDrawn, readSubject, record, type Subject } from "../../kit/run/run.ts";
import type { Setup } from "../../kit/run/setup.ts";
import {
  alignSteps,
  type Outline,
  outline,
  type PairColumns,
  type Recording,
  SharedNodes,
  Trace,
  type TraceIndices,
} from "../../trace/index.ts";
import type { LaneOrder, LockstepSetup } from "./lockstepSetup.ts";
import { type Twins, twinsOf } from "./marks.ts";
import { reorderGame, reorderTree } from "./orderMoves.ts";
import * as words from "./words.ts";

type Pair<Item> = readonly [Item, Item];

/** Of a tree that is too large to be drawn whole, whole plies are drawn up to so many nodes in each of two lanes. */
const mostFolded = 60;

/** What one of two searches searches, its moves in an order of its own. */
export interface LaneSubject {
  readonly subject: Subject;
  /** Which moves of a tree were which before they were put in order; undefined where moves keep their names. */
  readonly moveOrder: MoveOrder | undefined;
}

/** A setup's subject with its moves in another order. Throws an error that says what is wrong with either. */
function readLane(setup: Setup, order: LaneOrder): LaneSubject {
  const subject = readSubject(setup);
  if (subject.tree === undefined) {
    const game = reorderGame(subject, order);
    return { subject: drawLane({ ...subject, game }), moveOrder: undefined };
  }
  if (order === "given") return { subject: drawLane(subject), moveOrder: undefined };
  const { moveOrder, written } = reorderTree(subject, subject.tree, order);
  return { subject: drawLane(readSubject({ ...setup, tree: written })), moveOrder };
}

/** The subject with as much of its tree, in the order of its game's moves, as a lane draws. */
function drawLane(subject: Subject): Subject {
  const { game, position, setup } = subject;
  const upTo = (limit: number): Outline => outline(game, position, { depth: setup.depth, limit });
  const whole = upTo(mostDrawn);
  return { ...subject, outline: whole.complete ? whole : upTo(mostFolded) };
}

/** What the two search. Throws an error that says what is wrong with the setup. */
export function readPair(setup: LockstepSetup): Pair<LaneSubject> {
  const { order, against, againstOrder, ...left } = setup;
  return [readLane(left, order), readLane({ ...left, algorithm: against }, againstOrder)];
}

/** One of two searches, told and made ready to be read. */
export interface FoundRun {
  readonly recording: Recording<unknown>;
  /** Where chance draws, whoever has the game derives them anew. */
  readonly indices: TraceIndices | undefined;
  readonly result: Result<unknown>;
}

/** Two searches and how their steps go together, as plain data that moves between threads without a copy. */
export interface FoundPair {
  readonly runs: Pair<FoundRun>;
  readonly columns: PairColumns;
  /** Where the two part, as `StepPairs` has it. */
  readonly partings: readonly number[];
  readonly twins: Pair<Twins>;
}

/** What is being done to find a pair, and how much of all is done: a share from 0 to 1. */
export interface PairProgress {
  readonly doing: string;
  readonly share: number;
}

/** Where a new part of the work begins. Both searches and their alignment take about as long. */
const [right, aligning] = [0.35, 0.7];

/** Searches twice and aligns the steps. Throws what a search throws, a recording past its limit included. */
export function searchPair(
  lanes: Pair<LaneSubject>,
  told: (progress: PairProgress) => void = () => {},
): FoundPair {
  told({ doing: words.doing.left, share: 0 });
  const one = findRun(lanes[0]);
  told({ doing: words.doing.right, share: right });
  const other = findRun(lanes[1]);
  const doing = words.doing.aligning;
  told({ doing, share: aligning });
  const traces = [one.trace, other.trace] as const;
  const nodes = new SharedNodes(traces, [lanes[0].moveOrder, lanes[1].moveOrder]);
  const { columns, partings } = alignSteps(...traces, nodes, (share) =>
    told({ doing, share: aligning + share * (1 - aligning) }),
  );
  return { runs: [one.run, other.run], columns, partings, twins: twinsOf(lanes, traces, nodes) };
}

function findRun({ subject }: LaneSubject): { run: FoundRun; trace: Trace<unknown> } {
  const { recording, result } = record(subject);
  const ofChance = subject.chance?.part.traceOf(subject, recording);
  const trace = ofChance ?? new Trace<unknown>(recording);
  return { run: { recording, result, indices: ofChance ? undefined : trace.indices }, trace };
}

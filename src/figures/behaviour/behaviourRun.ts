import {
  type GuardBoard,
  guardLeaves,
  isFree,
  readBehaviour,
  readGuardMap,
} from "../../engine/behaviour/index.ts";
import { type PlacedNode, placeNodes } from "../../trace/ticks/placeNodes.ts";
import { recordTicks } from "../../trace/ticks/recordTicks.ts";
import type { TickTrace } from "../../trace/ticks/tickTrace.ts";
import { type IntruderMove, readMoves, squareIn } from "./intruderMoves.ts";
import { nameSquare } from "./squareNames.ts";

/** A tree, its world, and what is looked at of it; the fields of `behaviour.ts` say how each is written. */
export interface BehaviourView {
  readonly tree: string;
  readonly map: string;
  readonly intruder: string;
  readonly ticks: number;
  readonly at: string;
}

/** More ticks than this are not run. */
export const mostTicks = 150;

/** A tree, its world, and all its ticks. */
export interface BehaviourRun {
  readonly start: GuardBoard;
  readonly moves: readonly IntruderMove[];
  readonly nodes: readonly PlacedNode<GuardBoard>[];
  readonly trace: TickTrace<GuardBoard>;
}

/** Runs what a view describes. Throws an error that says what is wrong with it. */
export function runBehaviour({ tree, map, intruder, ticks }: Omit<BehaviourView, "at">): BehaviourRun {
  const start = readGuardMap(map);
  const moves = readMoves(intruder);
  const blocked = moves.find(({ square }) => !isFree(start, square));
  if (blocked) throw new Error(`The intruder cannot stand on ${nameSquare(blocked.square)}`);
  const nodes = placeNodes(readBehaviour<GuardBoard>(tree, guardLeaves));
  const trace = recordTicks(nodes, start, ticks, (board, tick) => ({
    ...board,
    intruder: squareIn(moves, tick, start.intruder),
  }));
  return { start, moves, nodes, trace };
}

/** The blackboard at a step. Between two ticks the intruder stands where the next one will find it. */
export function boardAt({ start, moves, trace }: BehaviourRun, step: number): GuardBoard {
  const board = step === 0 ? start : trace.events[step - 1].board;
  const next = trace.begins.findIndex((begin) => begin >= step);
  if (trace.begins[next] !== step) return board;
  return { ...board, intruder: squareIn(moves, next, start.intruder) };
}

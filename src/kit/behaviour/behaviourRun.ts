import {
  type GuardBoard,
  guardLeaves,
  isFree,
  readBehaviour,
  readGuardMap,
  type Square,
  type Status,
} from "../../engine/behaviour/index.ts";
import {
  findTickStep as findStep,
  type PlacedNode,
  placeNodes,
  recordTicks,
  type TickTrace,
} from "../../trace/ticks/tickTrace.ts";
import { nameSquare, readSquare } from "./squareNames.ts";
import * as words from "./words.ts";

/** A tree, its world, and what is looked at of it; the fields of `behaviour.ts` say how each is written. */
export interface BehaviourView {
  readonly tree: string;
  readonly map: string;
  readonly intruder: string;
  readonly ticks: number;
  readonly at: string;
}

/** A yard with walls to hide behind, below the guard's round. */
export const yard = "A....B../.##..#../.....#../.#....../.#..##.I";

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
  if (blocked) throw new Error(words.blocked(nameSquare(blocked.square)));
  const nodes = placeNodes(readBehaviour<GuardBoard>(tree, guardLeaves));
  const trace = recordTicks(nodes, start, ticks, (board, tick) => ({
    ...board,
    intruder: squareIn(moves, tick, start.intruder),
  }));
  return { start, moves, nodes, trace };
}

type Ticked = Omit<BehaviourView, "at">;

/** A tree with its world as one text, for a link: the tree, the map, the moves of the intruder, and how many ticks. */
export const writeTicks = ({ tree, map, intruder, ticks }: Ticked): string =>
  [tree, map, intruder, ticks].join("; ");

/** What such a text holds; what it does not say is as always. */
export function readTicks(text: string): Ticked {
  const [tree, map, intruder = "", ticks] = text.split(";").map((part) => part.trim());
  const count = Number(ticks ?? mostTicks);
  const isCount = Number.isInteger(count) && count > 0;
  return { tree, map: map || yard, intruder, ticks: isCount ? Math.min(mostTicks, count) : mostTicks };
}

/** The blackboard at a step. Between two ticks the intruder stands where the next one will find it. */
export function boardAt({ start, moves, trace }: BehaviourRun, step: number): GuardBoard {
  const board = step === 0 ? start : trace.events[step - 1].board;
  const next = trace.begins.findIndex((begin) => begin >= step);
  if (trace.begins[next] !== step) return board;
  return { ...board, intruder: squareIn(moves, next, start.intruder) };
}

/** A step of this run by its name: see `isNamed` for what its nodes are called there. */
export const findTickStep = ({ nodes, trace }: BehaviourRun, at: string): number =>
  findStep(trace, plainName(at), (id) => nameOf(nodes[id]));

/** Whether steps and chapters call a node so: by its own name, or a decorator by what it does, "at most 6 ticks". */
export const isNamed = (placed: PlacedNode<GuardBoard>, name: string): boolean =>
  nameOf(placed) === plainName(name);

function nameOf({ node }: PlacedNode<GuardBoard>): string {
  if (node.kind === "inverter") return "not";
  return node.kind === "repeat" || node.kind === "timeout" ? `${node.kind}-${node.count}` : node.name;
}

/** A name with decorators called as `nameOf` calls them. */
const plainName = (name: string): string =>
  name.replace(/at most (\d+) ticks?$/, "timeout-$1").replace(/(\d+) times?$/, "repeat-$1");

/** What a child came to in this visit of its parent; undefined where it was not ticked. */
export function cameTo(
  { trace }: BehaviourRun,
  parent: PlacedNode<GuardBoard>,
  child: number,
  step: number,
): Status | undefined {
  for (let at = step - 2; at >= 0; at--) {
    const { kind, node, status } = trace.events[at];
    if (node === parent.id && kind === "enter") return undefined;
    if (node === child && kind === "leave") return status;
  }
  return undefined;
}

/** Where the intruder stands from a tick on, the first being 0. */
interface IntruderMove {
  readonly tick: number;
  readonly square: Square;
}

/** As links and chapters write it: "0:j1 4:f3" stands on j1, and from the fifth tick on f3. */
export const writeMoves = (moves: readonly IntruderMove[]): string =>
  moves.map(({ tick, square }) => `${tick}:${nameSquare(square)}`).join(" ");

/** Throws an error that names what is no such move, or comes too early. */
function readMoves(text: string): IntruderMove[] {
  const moves = text
    .split(" ")
    .filter(Boolean)
    .map((part): IntruderMove => {
      const [, tick, square] = part.match(/^(\d{1,3}):(.*)$/) ?? [];
      if (tick === undefined) throw new Error(words.noMove(part));
      return { tick: Number(tick), square: readSquare(square) };
    });
  const early = moves.find(({ tick }, i) => i > 0 && tick <= moves[i - 1].tick);
  if (early) throw new Error(words.tooEarly(early.tick, moves[moves.indexOf(early) - 1].tick));
  return moves;
}

/** Where the intruder is in a tick, `home` before its first move. */
const squareIn = (moves: readonly IntruderMove[], tick: number, home: Square): Square =>
  moves.findLast((move) => move.tick <= tick)?.square ?? home;

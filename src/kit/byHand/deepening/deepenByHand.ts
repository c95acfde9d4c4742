import {
  type Game,
  type IterationEnd,
  iterativeDeepening,
  minimax,
  parseTree,
  type Tree,
  variationFirst,
} from "../../../engine/index.ts";
import { type Outline, outline, Recorder, Trace } from "../../../trace/index.ts";
import { trueValues } from "../../run/trueValues.ts";
import { estimatedTree } from "./estimatedTree.ts";

/** What is searched by hand: a tree, estimates by which chance, how many plies deep at most. */
export interface DeepeningTask {
  readonly tree: string;
  readonly seed: number;
  readonly depth: number;
  /**
   * One search after the other, each a ply deeper than the one before, by alpha-beta that begins along the line of the one
   * before; else minimax, once.
   */
  readonly iterated: boolean;
  /** Nodes that are entered before the time is up, in all iterations together; none by default. */
  readonly budget?: number;
}

/** A search that came to its end. */
export interface WholeSearch {
  readonly depth: number;
  readonly value: number;
  /** Its line, as ids of drawn nodes below the root. */
  readonly line: readonly number[];
  /** No value in it rests on an estimate. */
  readonly settled: boolean;
}

/** A task, searched by the engine. */
export interface DeepenedByHand {
  readonly task: DeepeningTask;
  readonly tree: Tree;
  readonly game: Game<unknown, unknown>;
  readonly position: unknown;
  /** What names of nodes ask of a run: it is no game by name. */
  readonly setup: { readonly game?: string | undefined };
  /** The whole tree, whether it is searched or not. */
  readonly outline: Outline;
  /** What each node is estimated at, and what it is worth in truth, by id. */
  readonly estimates: readonly number[];
  readonly truth: Readonly<Float64Array>;
  readonly trace: Trace<unknown>;
  readonly searches: readonly WholeSearch[];
  readonly ended: IterationEnd;
}

/** More than a search takes that anybody could carry out: what is drawn for practice needs little room. */
const mostEvents = 10_000;

/** Throws what is wrong with the task. */
export function deepenByHand(task: DeepeningTask): DeepenedByHand {
  const tree = parseTree(task.tree);
  const game = estimatedTree(tree, task.seed) as unknown as Game<unknown, unknown>;
  const position = game.start;
  const drawn = outline(game, position);
  const recorder = new Recorder<unknown>({ limit: mostEvents });
  const found = searched(task, game, recorder);
  return {
    task,
    tree,
    game,
    position,
    setup: {},
    outline: drawn,
    estimates: drawn.nodes.map((node) => game.evaluate(node.position)),
    truth: trueValues(drawn),
    trace: new Trace<unknown>(recorder.recording(game.turn(position))),
    searches: found.iterations.map(({ depth, value, line, settled }) => ({
      depth,
      value,
      settled,
      line: idsAlong(drawn, line),
    })),
    ended: found.ended,
  };
}

/** By iterations nothing but the line of the one before orders the moves: all else would have to be kept in mind. */
function searched(task: DeepeningTask, game: Game<unknown, unknown>, recorder: Recorder<unknown>) {
  const { depth, budget, iterated } = task;
  if (iterated) {
    const limits = { depth, ...(budget !== undefined && { budget }) };
    return iterativeDeepening(game, game.start, { ...limits, order: [variationFirst()] }, recorder);
  }
  const result = minimax(game, game.start, { depth }, recorder);
  return { iterations: [{ ...result, depth, settled: false }], ended: "depth" as const };
}

function idsAlong({ root }: Outline, line: readonly unknown[]): number[] {
  let node = root;
  return line.map((move) => {
    node = node.children[Number(move)];
    return node.id;
  });
}

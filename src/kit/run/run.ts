import type { Game } from "../../engine/game.ts";
import {
  fewestLeaves,
  measureTree,
  parseTree,
  preferSooner,
  type Result,
  type Tree,
  treeGame,
} from "../../engine/index.ts";
import { isGame } from "../../games/faces.ts";
import { listedGame, namedGame } from "../../games/namedGame.ts";
import {
  type Outline,
  outline,
  Recorder,
  type Recording,
  Trace,
  type TraceIndices,
} from "../../trace/index.ts";
import { makeParts } from "../orderingParts/orderingParts.ts";
import { algorithms } from "./algorithms.ts";
import { type ChanceSubject, chanceFor } from "./chancePart.ts";
import type { Setup } from "./setup.ts";
import { trueValues } from "./trueValues.ts";
import * as words from "./words.ts";

/** What a whole tree holds; undefined where nobody has looked into all of it. */
export interface TreeCounts {
  /** Leaves of the full tree. */
  readonly leaves: number | undefined;
  readonly nodes: number | undefined;
  /** Leaves that alpha-beta reads in the best of all orders. */
  readonly fewest: number | undefined;
}

/** The same, to set a search's counts against, and what nodes are worth. */
interface TreeMeasures extends TreeCounts {
  /** The true value of every node, by outline id; NaN below a fold. */
  readonly truth: Float64Array;
}

const uncounted: TreeCounts = { leaves: undefined, nodes: undefined, fewest: undefined };

/** With `counts`, what is known of a tree whose outline is folded. */
export function measureOutline(outline: Outline, counts = uncounted, chance?: ChanceSubject): TreeMeasures {
  const truth = trueValues(outline, chance);
  if (!outline.complete) return { ...counts, truth };
  const leaves = outline.nodes.filter((node) => node.value !== undefined).length;
  return {
    leaves,
    nodes: outline.nodes.length,
    fewest: chance
      ? undefined
      : fewestLeaves(outline.root, (node) => node.value ?? node.children, outline.root.side),
    truth,
  };
}

/** What an abstract tree holds, also where it is too large to be drawn whole. */
export function countTree(tree: Tree): TreeCounts {
  const { leaves, nodes } = measureTree(tree);
  return { leaves, nodes, fewest: fewestLeaves(tree, (node) => node) };
}

/** What a setup speaks of: a position of a game, and the tree below it as far as it is drawn. */
export interface Subject {
  readonly setup: Setup;
  /** The game as it is searched: of many moves, few. */
  readonly game: Game<unknown, unknown>;
  /** The same with every move, to play on. */
  readonly rules: Game<unknown, unknown>;
  readonly position: unknown;
  /** The abstract tree, where the setup has one. */
  readonly tree: Tree | undefined;
  readonly outline: Outline;
  /** Where the tree has chance nodes, its game and tree and what is to be asked of them: the others are not to be searched then. */
  readonly chance?: ChanceSubject;
}

/** A subject, searched. */
export interface Run extends Subject {
  readonly trace: Trace<unknown>;
  readonly result: Result<unknown>;
  readonly measures: TreeMeasures;
}

/** Whatever has more nodes than this is drawn folded, and searched in a worker. */
export const mostDrawn = 2000;

/** Reads a setup's texts. Throws an error that says what is wrong with which of them. */
export function readSubject(setup: Setup): Subject {
  const chance = chanceFor(setup);
  if (chance) return chance.readSubject(setup);
  const depth = setup.depth;
  const timed = (game: Game<unknown, unknown>) =>
    setup.sooner ? (preferSooner(game) as Game<unknown, unknown>) : game;
  if (setup.tree !== undefined) {
    const tree = parseTree(setup.tree);
    const game = timed(treeGame(tree) as Game<unknown, unknown>);
    return {
      setup,
      game,
      rules: game,
      position: game.start,
      tree,
      outline: outline(game, game.start, { depth, limit: mostDrawn }),
    };
  }
  if (!isGame(setup.game)) throw new Error(words.noGame(setup.game ?? ""));
  const plain = namedGame(setup.game);
  const listed = listedGame(setup.game, setup.width);
  const rules = timed(plain);
  const game = listed === plain ? rules : timed(listed);
  const position = setup.position === undefined ? game.start : game.read(setup.position);
  return {
    setup,
    game,
    rules,
    position,
    tree: undefined,
    outline: outline(game, position, { depth, limit: mostDrawn }),
  };
}

/** Searches a subject and records it. Throws what the search throws, a recording past its limit included. */
export function record(
  subject: Subject,
  recorder = new Recorder<unknown>(),
): { recording: Recording<unknown>; result: Result<unknown> } {
  if (subject.chance) return subject.chance.part.record(subject);
  const { game, position, setup } = subject;
  const options = {
    ...(setup.depth === undefined ? {} : { depth: setup.depth }),
    ...(setup.window === undefined ? {} : { window: setup.window }),
    ...(setup.table === undefined ? {} : { table: setup.table }),
    ...(setup.parts === undefined ? {} : { order: makeParts(setup.parts) }),
  };
  const result = algorithms[setup.algorithm].search(game, position, options, recorder);
  return { recording: recorder.recording(game.turn(position)), result };
}

/** With `indices` and `counts`, which a worker has derived, nothing is left to derive. */
export function finishRun(
  subject: Subject,
  recording: Recording<unknown>,
  result: Result<unknown>,
  indices?: TraceIndices,
  counts?: TreeCounts,
): Run {
  return {
    ...subject,
    trace: subject.chance?.part.traceOf(subject, recording) ?? new Trace<unknown>(recording, indices),
    result,
    measures: measureOutline(subject.outline, counts, subject.chance),
  };
}

/** Reads, searches and measures at once: for trees that are drawn whole. */
export function runSetup(setup: Setup): Run {
  const subject = readSubject(setup);
  const { recording, result } = record(subject);
  return finishRun(subject, recording, result);
}

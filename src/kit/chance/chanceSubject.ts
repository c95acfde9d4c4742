import type { AnyGame, Game } from "../../engine/game.ts";
import { writeFraction } from "../../engine/games/fraction.ts";
import {
  type ChanceTree,
  type ChanceTreePosition,
  chanceSearches,
  chanceTreeGame,
  isChanceNode,
  parseChanceTree,
  type Tree,
} from "../../engine/index.ts";
import { ChanceTrace } from "../../trace/chance/index.ts";
import { type OutlineNode, outline, Recorder, type Recording } from "../../trace/index.ts";
import type { ChancePart } from "../run/chancePart.ts";
import { mostDrawn, type Run, type Subject } from "../run/run.ts";
import type { Setup } from "../run/setup.ts";
import { yourSearch } from "../run/yourSearch.ts";
import * as words from "./words.ts";

/** A reader's own program goes by no more than what it reads, as far as one knows. */
const known = { ...chanceSearches, yourSearch };
/** Whether a search knows trees with chance nodes. */
export const knowsChance = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** Reads a tree with chance nodes. Throws what `parseChanceTree` throws, and where the search knows no chance. */
export function readSubject(part: ChancePart, setup: Setup): Subject {
  const tree = parseChanceTree(setup.tree!);
  if (!knowsChance(setup.algorithm)) throw new Error(words.takesForMin);
  const game = chanceTreeGame(tree) as AnyGame<unknown, unknown>;
  // Whatever takes a game and a tree without chance asks `chance` first: see `Subject.chance`.
  const plain = game as unknown as Game<unknown, unknown>;
  return {
    setup,
    game: plain,
    rules: plain,
    position: game.start,
    tree: tree as Tree,
    outline: outline(game, game.start, { depth: setup.depth, limit: mostDrawn }),
    chance: { part, game, tree },
  };
}

const chanceOf = ({ chance }: Subject) => {
  if (chance) return chance;
  throw new TypeError("No chance draws in this subject.");
};

/** The bounds of all outcomes that a search goes by; infinite where it goes by none. */
const boundsOf = (game: AnyGame<unknown, unknown>, name: string): readonly [number, number] =>
  name === "star1" || name === "star2" ? game.range : [-Infinity, Infinity];

export function record(subject: Subject): ReturnType<ChancePart["record"]> {
  const { game } = chanceOf(subject);
  const { algorithm, depth, window } = subject.setup;
  const recorder = new Recorder<unknown>();
  const options = { ...(depth === undefined ? {} : { depth }), ...(window === undefined ? {} : { window }) };
  const result = known[algorithm as keyof typeof known](game, game.start, options, recorder);
  return { recording: recorder.recording("max"), result };
}

export function traceOf(subject: Subject, recording: Recording<unknown>): ChanceTrace<unknown> {
  const { game } = chanceOf(subject);
  return ChanceTrace.of(recording, game, game.start, boundsOf(game, subject.setup.algorithm));
}

/** A run's trace, which has chance nodes. */
export function chanceTrace({ trace }: Run): ChanceTrace<unknown> {
  if (trace instanceof ChanceTrace) return trace;
  throw new TypeError("No chance draws in this run.");
}

const treeAt = (node: OutlineNode): ChanceTree => (node.position as ChanceTreePosition).tree;

/** How likely the move to a node is, as it is written; undefined where somebody chooses it. */
export function probability({ parent, index }: OutlineNode): string | undefined {
  const tree = parent && treeAt(parent);
  return tree !== undefined && isChanceNode(tree)
    ? writeFraction(tree.chances[index].probability)
    : undefined;
}

/** The mean of the values of a chance node's children. */
export function mean(node: OutlineNode, values: readonly number[]): number {
  const tree = treeAt(node);
  if (!isChanceNode(tree)) return Number.NaN;
  return tree.chances.reduce(
    (sum, { probability: { numerator, denominator } }, i) => sum + (numerator / denominator) * values[i],
    0,
  );
}

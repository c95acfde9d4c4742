import {
  Counter,
  type ProbeResult,
  parseTree,
  random,
  type Search,
  type Tree,
  treeGame,
  writeTree,
} from "../../engine/index.ts";
import { type AlgorithmName, algorithms } from "../../kit/run/algorithms.ts";
import { chanceFor, type Hardness, type OtherLeaves } from "../../kit/run/chancePart.ts";
import { readSetup, type Setup, writeSetup } from "../../kit/run/setup.ts";
import * as words from "./words.ts";

/** A search to be done by hand. */
export interface Exercise {
  /** The tree or position as the teacher gave it. */
  readonly setup: Setup;
  /** A name or a number that gives everybody a tree of their own; the given tree where it is absent. */
  readonly seed?: string | undefined;
  /** What the teacher calls it. */
  readonly title?: string | undefined;
  /** The node whose window is asked for, by child indices ("1.0", from 0). */
  readonly mark?: string | undefined;
}

/** More characters than this are no name and no title. */
const longestName = 80;

/** The exercise in a link's parameters. Throws an Error that says which of them is wrong. */
export function readExercise(parameters: URLSearchParams): Exercise {
  const { setup } = readSetup(parameters);
  const [seed, title] = [readName(parameters, "seed"), readName(parameters, "title")];
  return { setup, seed, title, mark: parameters.get("mark") ?? undefined };
}

function readName(parameters: URLSearchParams, what: string): string | undefined {
  const name = parameters.get(what)?.trim() || undefined;
  if (name !== undefined && name.length > longestName) throw new Error(words.tooLong(what, longestName));
  return name;
}

/**
 * The exercise as the end of a link. Whose it is stands behind the "#": no browser tells that part to a server.
 */
export function writeExercise({ setup, seed, title, mark }: Exercise): string {
  const parameters = writeSetup({ setup, step: 0 });
  parameters.delete("step");
  if (title !== undefined) parameters.set("title", title);
  if (mark !== undefined) parameters.set("mark", mark);
  return `?${parameters}${seed ? `#${new URLSearchParams({ seed })}` : ""}`;
}

/** All parameters of an address, those behind its "#" too. */
export function parametersOf({ search, hash }: { search: string; hash: string }): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) parameters.set(name, value);
  return parameters;
}

/** What is to be searched: the given setup, or the seed's variant of it. Throws what is wrong with its tree. */
export function setupFor({ setup, seed }: Exercise): Setup {
  if (seed === undefined) return setup;
  if (setup.tree === undefined) throw new Error(words.noOtherValues);
  return { ...setup, tree: variantText(setup.tree, setup.algorithm, seed) };
}

/** Trees tried for one seed, at most; of all that were, the one most like the given tree is taken. */
const mostTries = 400;
/** Of a wider range not every whole number is drawn from, but so many of them, evenly spread. */
const mostValues = 1000;

/**
 * A tree of the same shape with other values, the same for the same seed on every machine. Its values are whole
 * numbers from the given tree's range, or a little above it, and differ from each other as far as there are enough:
 * equal values are where textbooks disagree. The search cuts as often in it and reads as many leaves, but for one,
 * wherever such a tree is found in 400 tries; else the nearest of them is taken. Where its table meets a
 * position again, what stands twice in the tree stands twice in the other, and it does so there, too.
 */
export function variantOf(tree: Tree, search: Search, seed: string): Tree {
  const alike = searched(tree, search).known > 0;
  const fill = alike ? refillAlike : refill;
  const leaves: number[] = [];
  fill(tree, (leaf) => {
    leaves.push(leaf);
    return leaf;
  });
  const hardness = (other: Tree) => {
    const { leaves, cutoffs, known } = searched(other, search);
    return { leaves, cutoffs, isClear: !alike || known > 0 };
  };
  const others = {
    text: writeTree(tree),
    leaves,
    refill: (next: () => number) => fill(tree, next),
    hardness,
  };
  return variant(others, seed) ?? tree;
}

/** The same of a tree as text, with chance nodes or without. Throws what is wrong with it. */
export function variantText(text: string, algorithm: AlgorithmName, seed: string): string {
  const withChance = chanceFor({ tree: text, algorithm })?.otherLeaves(text, algorithm);
  if (withChance) return variant(withChance, seed) ?? withChance.text;
  return writeTree(variantOf(parseTree(text), algorithms[algorithm].search, seed));
}

/** Undefined where none was found that is clear. */
function variant<Other>(
  { text, leaves, refill, hardness }: OtherLeaves<Other>,
  seed: string,
): Other | undefined {
  const chance = random(`${plainSeed(seed)} ${text}`);
  const wanted = hardness(refill(inOrder(leaves)));
  const values = valuesFor(leaves);
  let nearest: Other | undefined;
  let least = Infinity;
  for (let tries = 0; tries < mostTries && least > 0; tries++) {
    const candidate = refill(inOrder(chance.shuffle(values)));
    const { isClear = true, ...found } = hardness(candidate);
    const distance = isClear ? between(wanted, found) : Infinity;
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** Gives them one after the other. */
function inOrder(values: readonly number[]): () => number {
  const left = values[Symbol.iterator]();
  return () => left.next().value!;
}

/** What a search does in a tree. */
export function difficultyOf(tree: Tree, search: Search): Hardness {
  const { leaves, cutoffs } = searched(tree, search);
  return { leaves, cutoffs };
}

function searched(tree: Tree, search: Search): KnownCounter {
  const game = treeGame(tree);
  const counter = new KnownCounter();
  search(game, game.start, {}, counter);
  return counter;
}

/** Counts how often the table knows a position, whether or not what it knows answers. */
class KnownCounter extends Counter<number> {
  known = 0;

  override probe(key: number | bigint | string, result: ProbeResult): void {
    super.probe(key, result);
    if (result !== "absent") this.known++;
  }
}

/** Names that look alike are alike: however they are spaced or composed, and in capitals or not. */
const plainSeed = (seed: string): string => seed.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

const between = (one: Hardness, other: Hardness): number =>
  2 * Math.abs(one.cutoffs - other.cutoffs) + Math.max(0, Math.abs(one.leaves - other.leaves) - 1);

function valuesFor(leaves: readonly number[]): number[] {
  const low = Math.ceil(Math.min(...leaves));
  const high = Math.floor(Math.max(...leaves));
  const room = Math.max(high - low + 1, leaves.length, 3);
  const count = Math.min(room, Math.max(mostValues, leaves.length));
  const step = (room - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => low + Math.floor(i * step));
}

/** The same tree with other leaves. */
const refill = (tree: Tree, next: (leaf: number) => number): Tree =>
  typeof tree === "number" ? next(tree) : tree.map((child) => refill(child, next));

/** The same, and what stands twice in the one stands twice in the other. */
function refillAlike(tree: Tree, next: (leaf: number) => number): Tree {
  const filled = new Map<string, Tree>();
  const fill = (inner: Tree): Tree => {
    if (typeof inner === "number") return next(inner);
    const text = writeTree(inner);
    const known = filled.get(text) ?? inner.map(fill);
    filled.set(text, known);
    return known;
  };
  return fill(tree);
}

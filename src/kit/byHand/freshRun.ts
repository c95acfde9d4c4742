import { type Random, random, writeTree } from "../../engine/index.ts";
import { type AlgorithmName, algorithms, isOfChance } from "../run/algorithms.ts";
import { type Run, runSetup } from "../run/run.ts";
import { askedOf } from "./actsOf.ts";
import type { DrawnChanceTree } from "./chanceTreeText.ts";
import { difficultyAt, difficultyFrom, type Hardness, hardnessOf, type Level, spread } from "./difficulty.ts";
import { drawChanceTree } from "./drawChanceTree.ts";
import { drawLookTree } from "./drawLookTree.ts";
import { drawStarTree } from "./drawStarTree.ts";
import { countLeaves, drawTree } from "./drawTree.ts";
import { isNear } from "./procedures/procedure.ts";
import { teachesBounds } from "./teachesBounds.ts";
import { teachesLooks } from "./teachesLooks.ts";

/** Trees drawn at most; of all that were searched, the one nearest to the level's difficulty is taken. */
const mostTries = 4000;

/**
 * A run of a search on a tree that nobody has seen, of a level's difficulty: the same for the same seed on every machine. A
 * search that cuts has something to cut in it, from the fourth level on by a bound from further up, or, where chance draws,
 * at one of its nodes; and a search with a table comes to a position again.
 */
export function freshRun(algorithm: AlgorithmName, level: Level, seed: string): Run {
  const chance = random(`${seed} ${algorithm} ${level}`);
  const wanted = difficultyAt(level);
  const { remembers } = algorithms[algorithm];
  let nearest: Run | undefined;
  let least = Infinity;
  for (let tries = 0; tries < mostTries && least > spread * wanted; tries++) {
    const { tree, leaves } = drawFor(algorithm, chance, level);
    // A leaf costs one act at least, if it is read, and with all that belongs to it hardly more than four.
    if (leaves > wanted || 4 * leaves < wanted) continue;
    const run = runSetup({ algorithm, tree });
    if (nearest && (cutsNothing(run) || (remembers && !comesBack(run)))) continue;
    const hardness = hardnessOf(run);
    const distance =
      Math.abs(difficultyFrom(hardness) - wanted) + (teaches(run, hardness, level) ? 0 : wanted);
    if (distance < least) [nearest, least] = [run, distance];
  }
  return nearest as Run;
}

function drawFor(algorithm: AlgorithmName, chance: Random, level: Level): DrawnChanceTree {
  if (isOfChance(algorithm)) return chanceTreeFor(algorithm)(chance, level);
  const tree = drawTree(chance, level, algorithms[algorithm].remembers);
  return { tree: writeTree(tree), leaves: countLeaves(tree) };
}

function chanceTreeFor(algorithm: AlgorithmName): (chance: Random, level: Level) => DrawnChanceTree {
  const { windows, looks } = askedOf({ setup: { algorithm } });
  if (looks) return drawLookTree;
  return windows ? drawStarTree : drawChanceTree;
}

/** Whether a search that cuts has nothing to cut. */
const cutsNothing = ({ setup, trace }: Run): boolean =>
  algorithms[setup.algorithm].prunes && trace.counters(trace.length).cutoffs === 0;

/** Whether the tree has in it what the search is there for. */
function teaches(run: Run, { cutoffs, deep }: Hardness, level: Level): boolean {
  const { algorithm } = run.setup;
  const { prunes, remembers, tests } = algorithms[algorithm];
  if (run.chance && !prunes) return isWeighed(run);
  if (run.chance) return teachesBounds(run, level) && (!askedOf(run).looks || teachesLooks(run, level));
  if (remembers && !comesBack(run)) return false;
  if (!prunes) return true;
  // One of them knows no bound but the parent's, and tests have bounds of their own.
  const mayBeDeep = !tests && algorithm !== "shallowAlphaBeta";
  return cutoffs > 0 && (level < 4 || !mayBeDeep || deep > 0);
}

/** Whether a draw is worth something else than the plain mean of its outcomes. */
function isWeighed({ outline, measures: { truth } }: Run): boolean {
  return outline.nodes.some(({ id, turn, value, children }) => {
    if (turn !== "chance" || value !== undefined) return false;
    const sum = children.reduce((sum, child) => sum + truth[child.id], 0);
    return !isNear(sum / children.length, truth[id]);
  });
}

/** Whether a table held a position when it was asked for it. */
function comesBack({ trace }: Run): boolean {
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind === "probe" && event.result !== "absent") return true;
  }
  return false;
}

import { type Random, random, type Tree, writeTree } from "../../../engine/index.ts";
import { difficultyAt, type Level, spread } from "../difficulty.ts";
import { ofLevel } from "../procedures/ofLevel.ts";
import { type DeepenedByHand, type DeepeningTask, deepenByHand } from "./deepenByHand.ts";
import { deepeningActs, type TracedDeepeningAct } from "./deepeningActs.ts";
import { bestAtSight, unread } from "./deepeningMistakes.ts";

/** Values of leaves are whole numbers from 0 up to this. */
const mostValue = 19;
/**
 * What is added, in acts, for a cut, for a child that does not come in the order of the tree, and for what is returned though it
 * is not what the node is worth in truth.
 */
const [cutting, ordering, misleading] = [2, 1, 1];
/** Nodes at most that are drawn, of what may be searched only to a part. */
const mostNodes = (level: Level): number => 20 + 16 * level;
/** What an act is worth that only reads what stands there, or begins a search. */
const reading = 0.5;

/**
 * A tree and estimates that nobody has searched, and how deep, of a level's difficulty: the same for the same seed on every
 * machine.
 */
export function freshDepthLimited(level: Level, seed: string): DeepeningTask {
  return ofLevel(level, JSON.stringify(["depth", seed, level]), (chance) => {
    const depth = level < 4 ? 2 : 2 + chance.below(2);
    const tree = drawTree(chance, depth + 1, depth, 3);
    if (Math.abs(ofMinimax(tree, depth) - difficultyAt(level)) > spread * difficultyAt(level))
      return undefined;
    const task = { tree: writeTree(tree), seed: chance.below(1_000_000), depth, iterated: false };
    const run = deepenByHand(task);
    const acts = deepeningActs(run);
    const has = (kind: string) => acts.some(({ act }) => act.kind === kind);
    const misleads = bestAtSight(run) !== run.searches[0].line[0];
    if (!has("estimate") || !has("outcome") || (level > 1 && !misleads)) return undefined;
    return { hardness: [hardnessOf(run, acts)], of: () => task };
  });
}

/** The same for one search after the other: to their end, or until the time is up in one that would have answered another move. */
export function freshDeepening(level: Level, seed: string): DeepeningTask {
  const text = JSON.stringify(["deepening", seed, level]);
  // Of the easiest nothing can be searched to its end.
  const endsByTime = level < 2 || random(text).below(3) === 0;
  return ofLevel(level, text, (chance) => {
    const plies = level < 3 ? 2 : level < 4 ? 2 + chance.below(2) : 3;
    const isWide = level > 4 || (level > 2 && (endsByTime || plies === 2));
    const tree = drawTree(chance, plies + chance.below(2), plies, isWide ? 3 : 2);
    // Cuts save something, orders add something: far from what is wanted it is not searched at all.
    const most = range(plies).reduce((sum, before) => sum + ofMinimax(tree, before + 1), 0);
    if (3 * most < 2 * difficultyAt(level) || most > 3 * difficultyAt(level)) return undefined;
    const task = { tree: writeTree(tree), seed: chance.below(1_000_000), depth: plies, iterated: true };
    const run = deepenByHand(task);
    if (run.outline.nodes.length > mostNodes(level)) return undefined;
    const acts = deepeningActs(run);
    const budgets = endsByTime ? budgetsOf(run, acts, level) : [];
    const whole = !endsByTime && teaches(acts, level) ? hardnessOf(run, acts) : Infinity;
    return {
      hardness: [...budgets, whole],
      of: (rounds) => (rounds > budgets.length ? task : { ...task, budget: rounds }),
    };
  });
}

/** How hard so many acts are by hand, in acts. */
export function hardnessOf(run: DeepenedByHand, acts: readonly TracedDeepeningAct[]): number {
  return acts.reduce((sum, traced) => sum + hardnessOfAct(run, traced), 0);
}

function hardnessOfAct({ truth }: DeepenedByHand, { act, situation }: TracedDeepeningAct): number {
  const { open } = situation;
  if (act.kind === "cut") return 1 + cutting;
  if (act.kind === "estimate" || act.kind === "outcome" || act.kind === "iterate") return reading;
  if (open === undefined) return 1;
  if (act.kind === "return") return truth[open.node.id] === act.value ? 1 : 1 + misleading;
  if (act.kind !== "enter") return 1;
  return isOutOfOrder({ act, situation }) ? 1 + ordering : 1;
}

/** A child is entered that is not the first from the left that is left. */
const isOutOfOrder = ({ act, situation: { open } }: TracedDeepeningAct): boolean =>
  act.kind === "enter" && open !== undefined && unread(open)[0].id !== act.node;

/**
 * How hard it is if the time is up after so many nodes, from one on; Infinity where that is no time to be up: in the first
 * iteration, at the end of one, or where the unfinished one has found nothing else by then.
 */
function budgetsOf(run: DeepenedByHand, acts: readonly TracedDeepeningAct[], level: Level): number[] {
  const after: number[] = [];
  let sum = 0;
  for (const [place, traced] of acts.entries()) {
    const { act, situation } = traced;
    // The root is entered where an iteration begins.
    const isEntered = act.kind === "enter" || act.kind === "iterate";
    if (isEntered) {
      const { root, last, open } = situation;
      const found = root?.best;
      const isUnderWay = open !== undefined && found !== undefined && last !== undefined;
      const misleads = isUnderWay && (level < 2 || found !== last.line[0]);
      // With the act that answers.
      const isTime = misleads && teaches(acts.slice(0, place), level);
      after.push(isTime ? sum + 1 : Infinity);
    }
    sum += hardnessOfAct(run, traced);
  }
  // Before the first node there is no budget.
  return after.slice(1);
}

/** Whether there is something of each kind in it. */
function teaches(acts: readonly TracedDeepeningAct[], level: Level): boolean {
  const isSeen = (is: (traced: TracedDeepeningAct) => boolean) => acts.some(is);
  const begun = acts.filter(({ act }) => act.kind === "iterate").length;
  const reorders = isSeen(isOutOfOrder);
  const cuts = isSeen(({ act }) => act.kind === "cut");
  return begun > 1 && (level < 2 || reorders) && (level < 4 || cuts);
}

const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** How hard minimax to a depth is by hand, with the act that answers: every node is entered, and is read or returns a value. */
function ofMinimax(tree: Tree, depth: number): number {
  if (typeof tree === "number" || depth === 0) return 1 + reading;
  return tree.reduce<number>((sum, child) => sum + ofMinimax(child, depth - 1), 2);
}

/** A tree so many plies deep, of which some lines end sooner; below the depth it is as narrow as a tree can be. */
function drawTree(chance: Random, plies: number, depth: number, widest: number): Tree {
  const grow = (ply: number): Tree => {
    if (ply === plies || (ply > 0 && chance.below(5) === 0)) return chance.below(mostValue + 1);
    const children = ply < depth ? 2 + chance.below(widest) : 2;
    return Array.from({ length: children }, () => grow(ply + 1));
  };
  return grow(0);
}

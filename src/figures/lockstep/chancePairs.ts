import { parseChanceTree } from "../../engine/index.ts";
import { counterpart } from "../../kit/chance/chanceSetup.ts";
import { knowsChance } from "../../kit/chance/chanceSubject.ts";
import { type AlgorithmName, isOfChance } from "../../kit/run/algorithms.ts";
import { drawsChance } from "../../kit/run/chancePart.ts";
import { openings, textbookChanceTree } from "../../kit/run/setup.ts";
import { fitted } from "./chanceWords.ts";
import type { isOneSearch, LaneOrder, LockstepSetup } from "./lockstepSetup.ts";

type Searches = Pick<LockstepSetup, "algorithm" | "against">;

/** Two that differ in what they leave unread, where nobody has said which two. */
const usual = { algorithm: "expectimax", against: "star1" } as const satisfies Searches;
const usualWithoutChance: Searches = openings.lockstep;

/** What of a setup is nothing to a tree with chance nodes: no moves are put in order there, and there is no table. */
const bare = { game: undefined, position: undefined, sooner: undefined, table: undefined, parts: undefined };

const withoutChance = (algorithm: AlgorithmName): AlgorithmName => {
  if (!isOfChance(algorithm)) return algorithm;
  return algorithm === "expectimax" ? "minimax" : "alphaBeta";
};

/** Nobody knows here which order is best with chance nodes. */
const orderWithChance = (order: LaneOrder): LaneOrder =>
  order === "best" || order === "worst" || order === "own" ? "given" : order;

/** What is searched in place of what was asked for, and what is said of it where that is another. */
interface Fit {
  readonly setup: LockstepSetup;
  readonly says?: string;
}

/** Says whether nothing is left to compare: told, so that a figure does not come in parts for it. */
type IsOne = typeof isOneSearch;

/**
 * What was typed or chosen, by two searches that take its tree: itself where they do so already. A search of trees with chance
 * nodes that is `chosen` for a side, 0 or 1, where the tree has none, brings such a tree along. Two that would become one stay
 * two, and the chosen one stays what it is.
 */
export function fitPair(asked: LockstepSetup, isOne: IsOne, chosen?: number): Fit {
  const setup = fitFor(asked, isOne, chosen);
  return setup === asked ? { setup } : { setup, says: fitted(asked, setup) };
}

function fitFor(asked: LockstepSetup, isOne: IsOne, chosen?: number): LockstepSetup {
  if (chosen === undefined) return fitSearches(asked, isOne);
  const name = chosen === 0 ? asked.algorithm : asked.against;
  if (!isOfChance(name) || drawsChance(asked.tree)) return asked;
  const opened = { ...asked, tree: textbookChanceTree, depth: undefined, window: undefined };
  return fitSearches(opened, isOne, chosen);
}

function fitSearches(asked: LockstepSetup, isOne: IsOne, chosen?: number): LockstepSetup {
  const draws = drawsChance(asked.tree);
  const fitting = draws ? counterpart : withoutChance;
  const [algorithm, against] = [fitting(asked.algorithm), fitting(asked.against)];
  if (algorithm === asked.algorithm && against === asked.against && chosen === undefined) return asked;
  const orders = draws && {
    order: orderWithChance(asked.order),
    againstOrder: orderWithChance(asked.againstOrder),
  };
  const fit = { ...asked, algorithm, against, ...orders, ...(draws && bare) };
  return isOne(fit) && !isOne(asked) ? apart(fit, draws, chosen) : fit;
}

/** Two searches again, where there would be nothing left to compare. */
function apart(setup: LockstepSetup, draws: boolean, chosen: number | undefined): LockstepSetup {
  if (chosen === undefined) return { ...setup, ...(draws ? usual : usualWithoutChance) };
  const other = setup.algorithm === usual.algorithm ? usual.against : usual.algorithm;
  return { ...setup, [chosen === 0 ? "against" : "algorithm"]: other };
}

const pairs: readonly Searches[] = [
  usual,
  { algorithm: "expectimax", against: "star2" },
  { algorithm: "star1", against: "star2" },
];

/** The same tree by any two searches that know chance, where it has chance nodes and one that was asked for does not. */
export function offersFor(asked: LockstepSetup): readonly LockstepSetup[] {
  const isRefused = ![asked.algorithm, asked.against].every(knowsChance);
  if (!drawsChance(asked.tree) || !isRefused || !isTree(asked.tree!)) return [];
  const [order, againstOrder] = [orderWithChance(asked.order), orderWithChance(asked.againstOrder)];
  return pairs.map((searches) => ({ ...asked, ...searches, order, againstOrder, ...bare }));
}

function isTree(text: string): boolean {
  try {
    parseChanceTree(text);
    return true;
  } catch {
    return false;
  }
}

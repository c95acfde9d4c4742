import {
  alphaBeta,
  type Bound,
  failHard,
  minimax,
  type Observer,
  type Options,
  orderedAlphaBeta,
  shallowAlphaBeta,
  type Tree,
  treeGame,
} from "../../../src/engine/index.ts";

type Telling = (tree: Tree, observer: Observer<number>, options?: Options) => void;

/**
 * Searches of an abstract tree that between them tell every kind of event: the engine's own, and small ones that
 * re-search, ask a table, deepen, or visit the root several times.
 */
export const tellingSearches: Record<string, Telling> = {
  minimax: (tree, observer) => minimax(treeGame(tree), treeGame(tree).start, {}, observer),
  alphaBeta: (tree, observer, options) => alphaBeta(treeGame(tree), treeGame(tree).start, options, observer),
  failHard: (tree, observer, options) => failHard(treeGame(tree), treeGame(tree).start, options, observer),
  shallowAlphaBeta: (tree, observer, options) =>
    shallowAlphaBeta(treeGame(tree), treeGame(tree).start, options, observer),
  ordered: (tree, observer) => orderedAlphaBeta(treeGame(tree), treeGame(tree).start, {}, observer),
  deepening,
  scouting,
  asking,
  rootAgainAndAgain,
};

/** Alpha-beta to one ply, two plies, three plies. */
function deepening(tree: Tree, observer: Observer<number>): void {
  for (const depth of [1, 2, 3]) {
    observer.iteration(depth);
    alphaBeta(treeGame(tree), treeGame(tree).start, { depth }, observer);
  }
}

/** Tests with null windows whether the value is at least 0, then at least 1, then asks for it. */
function rootAgainAndAgain(tree: Tree, observer: Observer<number>): void {
  for (const window of [[-1, 0], [0, 1], undefined] as const) {
    if (window) observer.research(window[0], window[1]);
    alphaBeta(treeGame(tree), treeGame(tree).start, window ? { window } : {}, observer);
  }
}

/** Tests each child but the first with a window one wide, and searches it again when that fails high. */
function scouting(tree: Tree, observer: Observer<number>): void {
  function visit(tree: Tree, isMax: boolean, alpha: number, beta: number): number {
    if (typeof tree === "number") return leaveWith(observer, tree);
    let best = isMax ? -Infinity : Infinity;
    for (const [move, child] of tree.entries()) {
      if (alpha >= beta) {
        observer.cutoff(tree.map((_, index) => index).slice(move));
        break;
      }
      const narrow = isMax ? [alpha, alpha + 1] : [beta - 1, beta];
      const [low, high] = move === 0 ? [alpha, beta] : narrow;
      observer.enter(move, 0, low, high);
      let value = visit(child, !isMax, low, high);
      if (
        move > 0 &&
        typeof child !== "number" &&
        (isMax ? value >= high && value < beta : value <= low && value > alpha)
      ) {
        observer.research(alpha, beta);
        observer.enter(move, 0, alpha, beta);
        value = visit(child, !isMax, alpha, beta);
      }
      if (isMax ? value > best : value < best) {
        best = value;
        observer.improve(move, value);
      }
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
    }
    observer.leave(best, "children");
    return best;
  }
  observer.enter(undefined, 0, -Infinity, Infinity);
  visit(tree, true, -Infinity, Infinity);
}

/** Alpha-beta that asks a table first: by the bound it may leave at once, or begin with a narrower window. */
function asking(tree: Tree, observer: Observer<number>): void {
  const table = new Map<string, { value: number; bound: Bound }>();
  function visit(tree: Tree, isMax: boolean, alpha: number, beta: number): number {
    if (typeof tree === "number") return leaveWith(observer, tree);
    const key = `${isMax} ${JSON.stringify(tree)}`;
    const known = table.get(key);
    observer.probe(key, known ? "hit" : "absent", known?.value, known?.bound);
    const [entryAlpha, entryBeta] = [alpha, beta];
    if (known) {
      if (known.bound !== "upper") alpha = Math.max(alpha, known.value);
      if (known.bound !== "lower") beta = Math.min(beta, known.value);
      if (alpha >= beta) {
        observer.leave(known.value, "table");
        return known.value;
      }
    }
    let best = isMax ? -Infinity : Infinity;
    for (const [move, child] of tree.entries()) {
      if (alpha >= beta) {
        observer.cutoff(tree.map((_, index) => index).slice(move));
        break;
      }
      observer.enter(move, 0, alpha, beta);
      const value = visit(child, !isMax, alpha, beta);
      if (isMax ? value > best : value < best) {
        best = value;
        observer.improve(move, value);
      }
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
    }
    const bound = best <= entryAlpha ? "upper" : best >= entryBeta ? "lower" : "exact";
    if (!known) {
      table.set(key, { value: best, bound });
      observer.store(key, best, bound, 0);
    }
    observer.leave(best, "children");
    return best;
  }
  observer.enter(undefined, 0, -Infinity, Infinity);
  visit(tree, true, -Infinity, Infinity);
}

function leaveWith(observer: Observer<number>, value: number): number {
  observer.leave(value + 0, "outcome");
  return value + 0;
}

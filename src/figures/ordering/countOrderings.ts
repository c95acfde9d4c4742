import {
  ArrangedTree,
  alphaBeta,
  bestOrder,
  Counter,
  type Game,
  type Iteration,
  iterations,
  largestTree,
  orderedAlphaBeta,
  worstOrder,
} from "../../engine/index.ts";
import { listedRules } from "../../games/rules.ts";
import { makeParts, type SavingPart } from "../../kit/orderingParts/savingParts.ts";
import { treeOfPosition } from "../../kit/run/treeOfPosition.ts";
import type { OrderingView } from "./ordering.ts";
import { partSets } from "./partSets.ts";
import { type Counts, withCount } from "./savings.ts";

/** What is counted: which depth is looked at is no part of that. */
export type Searched = Pick<OrderingView, "game" | "position" | "depth" | "parts">;

/** A count, as plain data: the nodes of one iteration of one set of parts, or of the best or worst order there is. */
export interface OrderingCount {
  /** The set's name, "best" or "worst". */
  readonly name: string;
  readonly depth: number;
  readonly nodes: number;
}

/** A dozen searches run side by side, each with a table of its own. */
const tablePlaces = 2 ** 18;

/** The iterations of a search with these parts alone. */
export function deepen({ game, position, depth }: Searched, parts: readonly SavingPart[]) {
  const rules = listedRules(game);
  return iterations(orderedAlphaBeta)(rules, rules.read(position), {
    depth,
    // With a single place, which the next node takes, a table answers nothing.
    table: { size: parts.includes("answers") ? tablePlaces : 1 },
    order: makeParts(parts),
  });
}

/**
 * Searches a view's position with each set of parts, all of them one ply deep, then two, and so on, and yields each
 * count; a set whose iteration left nothing to estimate goes no deeper. What a set has learned in an iteration serves
 * its next. The best order is counted first at each depth, as far as its tree can be held, and at last the worst, as far
 * as it can be found soon.
 */
export function* countOrderings(view: Searched): Generator<OrderingCount, void, void> {
  const rules = listedRules(view.game);
  const root = rules.read(view.position);
  let running = partSets(view).map((set) => ({ set, run: deepen(view, set.parts) }));
  let bestKnown = true;
  let counted = 0;
  for (let depth = 1; depth <= view.depth && running.length > 0; depth++) {
    const going: typeof running = [];
    for (const one of running) {
      const { value, done } = one.run.next();
      if (done) continue;
      // Ahead of the sets: what is not there when a depth is whole counts as unknown.
      if (going.push(one) === 1 && bestKnown) {
        const nodes = extremeOrderNodes("best", rules, root, depth);
        bestKnown = nodes !== undefined;
        if (nodes !== undefined) yield { name: "best", depth, nodes };
      }
      yield { name: one.set.name, depth, nodes: (value as Iteration<number>).nodes };
    }
    running = going;
    if (running.length > 0) counted = depth;
  }
  for (let depth = 1; depth <= counted; depth++) {
    const nodes = extremeOrderNodes("worst", rules, root, depth);
    if (nodes === undefined) return;
    yield { name: "worst", depth, nodes };
  }
}

const known = new Map<string, Counts>();

/**
 * Counts all of a view at once: for views that are small, on the server and in tests. Each is counted once, since a page
 * draws a figure and prints what it says.
 */
export function runOrderings(view: Searched): Counts {
  const { game, position, depth, parts } = view;
  const name = JSON.stringify([game, position, depth, parts]);
  const found = known.get(name) ?? [...countOrderings(view)].reduce<Counts>(withCount, {});
  known.set(name, found);
  return found;
}

/** Steps that finding the worst order may take: a fraction of a second. */
const worstOrderWork = 1_000_000;

/**
 * How many nodes alpha-beta enters without a table in an order in which it reads the fewest, or the most, leaves that
 * any order allows; undefined where the whole tree, which must be known for that, has more than `most` nodes, or where
 * the worst order would take more than `work` steps to find.
 */
export function extremeOrderNodes<Position, Move>(
  which: "best" | "worst",
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  { most = largestTree, work = worstOrderWork }: { most?: number; work?: number } = {},
): number | undefined {
  const found = treeOfPosition(game, position, depth, most);
  if (found === undefined) return undefined;
  const tree = which === "best" ? bestOrder(found.tree) : worstOrder(found.tree, work);
  if (tree === undefined) return undefined;
  const arranged = new ArrangedTree(tree).game;
  const counter = new Counter<number>();
  alphaBeta(arranged, arranged.start, {}, counter);
  return counter.nodes;
}

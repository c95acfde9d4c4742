import { star1 } from "../chance/star1.ts";
import { demandWhole } from "../demand.ts";
import { drawOne } from "../drawOne.ts";
import { type HiddenGame, perfectInformation, type World } from "../game.ts";
import type { Observer } from "../observer.ts";
import type { ChanceSearch } from "../search.ts";
import { chooserAt } from "./informationSetUct.ts";
import { type RewardName, readMctsOptions } from "./mctsOptions.ts";
import type { MctsResult } from "./sampledResult.ts";
import { none, SampledTree } from "./sampledTree.ts";

export interface PimcOptions<Position, Move> {
  /** So many worlds are drawn by lot, by how likely each is, 1 or more; without it every world is searched once. */
  readonly worlds?: number | undefined;
  readonly seed?: number | string | undefined;
  /** Searches a world with all cards open; star1, which is alpha-beta where chance draws no more, by default. */
  readonly search?: ChanceSearch | undefined;
  /** Plies from the position, 1 or more; to the end of the game by default. */
  readonly depth?: number | undefined;
  /** What an outcome is worth in the means; the move is chosen by the outcomes themselves. */
  readonly reward?: RewardName | undefined;
  /** Asked before each world: true ends the search. The first is always searched. */
  readonly stop?: (() => boolean) | undefined;
  readonly tree?: SampledTree<Position, Move> | undefined;
}

/**
 * Perfect information Monte Carlo sampling (PIMC), also called determinization: supposes one world after the other, searches each
 * move in it as if all cards lay open, and plays the move whose values have the greatest mean; of equal ones, as far as rounding
 * leaves them equal, the first.
 * It suffers from strategy fusion, as it takes for granted that later it will know the world and choose by it, and from
 * non-locality, as it takes every world to be as likely as chance makes it, whatever the other side's moves give away.
 * To an observer it is a sampling search of one ply: each move in each world is an iteration, and perfect play to the end its
 * rollout. `value` is the mean of the move that is played; a child's visits are worlds, each as many as it is likely.
 * Throws a RangeError for options that make no sense, and a Refusal where the game is over or chance is to draw.
 * Source: D. Levy 1989, "The Million Pound Bridge Program"; M. Ginsberg 2001, "GIB: Imperfect Information in a Computationally
 * Challenging Game".
 */
export function pimc<Position, Move>(
  game: HiddenGame<Position, Move>,
  position: Position,
  options: PimcOptions<Position, Move> = {},
  observer?: Observer<Move>,
): MctsResult<Move> {
  const { search = star1, depth = Infinity, stop = () => false } = options;
  if (depth !== Infinity) demandWhole("depth", depth, [1, Infinity], "plies");
  const { seed, reward, tree = new SampledTree<Position, Move>() } = options;
  const { rewardOf } = readMctsOptions(game, { seed, reward });
  const isMax = chooserAt(game, position) === "max";
  const open = perfectInformation(game);
  const moves = game.moves(position);
  const sums = moves.map(() => 0);
  tree.clear();
  tree.add(none, undefined as Move, position, isMax);

  function searchIn({ position, chance: weight }: World<Position>): void {
    for (const [i, move] of moves.entries()) {
      const child = i + 1;
      const next = game.play(position, move);
      if (tree.size > child) observer?.select(move, { exploit: tree.mean(child), explore: 0 });
      else {
        observer?.expand(move);
        tree.add(0, move, next, isMax);
      }
      const { value, line } = search(open, next, { depth: depth - 1 });
      observer?.rollout(line, value);
      sums[i] += weight * value;
      const forMax = rewardOf(value);
      for (const node of [child, 0]) {
        tree.visits[node] += weight;
        tree.earned[node] += weight * (isMax ? forMax : 1 - forMax);
        observer?.backup(tree.visits[node], tree.mean(node));
      }
    }
  }

  for (const [i, world] of worldsToSearch(game, position, options).entries()) {
    if (i > 0 && stop()) break;
    searchIn(world);
  }
  const best = sums.indexOf(isMax ? Math.max(...sums) : Math.min(...sums));
  const children = moves.map((move, i) => ({ move, visits: tree.visits[i + 1], mean: tree.mean(i + 1) }));
  const value = sums[best] / tree.visits[best + 1] + 0;
  return { value, line: [moves[best]], children, iterations: tree.visits[0] };
}

/** Every world, with a weight that is 1 on the average, or as many as are wanted by lot, each with a weight of 1. */
function worldsToSearch<Position, Move>(
  game: HiddenGame<Position, Move>,
  position: Position,
  { worlds: wanted, seed }: PimcOptions<Position, Move>,
): World<Position>[] {
  const all = game.worlds(position, chooserAt(game, position));
  const likely = all.map(({ chance }) => chance);
  if (wanted === undefined) {
    // Where all are as likely, whole sums stay whole, and equal moves equal.
    const weigh = (chance: number) => (likely.every((other) => other === chance) ? 1 : chance * all.length);
    return all.map(({ position, chance }) => ({ position, chance: weigh(chance) }));
  }
  demandWhole("worlds", wanted, [1, Infinity]);
  const { chance } = readMctsOptions(game, { seed });
  return Array.from({ length: wanted }, () => ({ ...all[drawOne(likely, chance)], chance: 1 }));
}

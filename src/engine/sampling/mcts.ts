import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import { type Random, random } from "../random.ts";
import type { Result } from "../search.ts";
import { type RewardName, rewardFor, rewardNames } from "./rewards.ts";
import { none, SampledTree } from "./sampledTree.ts";

export interface MctsOptions<Position, Move> {
  /** 1 or more; 1000 by default. */
  readonly iterations?: number;
  readonly seed?: number | string;
  /** How much uncertainty counts; √2 by default, 0 for none. */
  readonly c?: number;
  /** What an outcome is worth; see `rewardFor`. */
  readonly reward?: RewardName;
  /** The move of a rollout; any, each as likely, by default. */
  readonly rollout?: (game: Game<Position, Move>, position: Position, chance: Random) => Move;
  /** Asked before each iteration: true ends the search. The first is always done. */
  readonly stop?: () => boolean;
  /** A tree to grow anew, its room already there. */
  readonly tree?: SampledTree<Position, Move>;
}

/** A child of the root. */
export interface SampledChild<Move> {
  readonly move: Move;
  readonly visits: number;
  /** Mean reward, from 0 to 1, for the side to move at the root. */
  readonly mean: number;
}

export interface MctsResult<Move> extends Result<Move> {
  readonly children: readonly SampledChild<Move>[];
  readonly iterations: number;
}

/**
 * Monte Carlo tree search with upper confidence bounds (UCT): again and again it walks down the tree by the greatest
 * bound, adds one child, plays the game out at random and tells the nodes on its way what came of it. The move most
 * visited is the one to play; as iterations grow, it is minimax's. `value` is the mean outcome that the root's rewards
 * stand for. The same seed gives the same tree on every machine. Throws a RangeError for options that make no sense and
 * an Error where the game is over.
 * Source: L. Kocsis and C. Szepesvári 2006, "Bandit Based Monte-Carlo Planning"; C. Browne et al. 2012, "A Survey of
 * Monte Carlo Tree Search Methods".
 */
export function mcts<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: MctsOptions<Position, Move> = {},
  observer?: Observer<Move>,
): MctsResult<Move> {
  const { iterations, chance, c, rewardOf, playout, stop, tree } = readMctsOptions(game, options);
  if (game.outcome(position) !== undefined) throw new Error("There is nothing to search: the game is over.");

  /** The child of the greatest upper confidence bound; the first born of several. */
  function select(node: number): number {
    const spread = c * c * Math.log(tree.visits[node]);
    let best = none;
    let greatest = -Infinity;
    for (let child = tree.firstChild[node]; child !== none; child = tree.nextSister[child]) {
      const bound = tree.mean(child) + Math.sqrt(spread / tree.visits[child]);
      if (bound > greatest) [best, greatest] = [child, bound];
    }
    const exploit = tree.mean(best);
    observer?.select(tree.moves[best], { exploit, explore: greatest - exploit });
    return best;
  }

  /** Adds one child, any of those untried, each as likely. */
  function expand(node: number, untried: Move[]): number {
    const index = chance.below(untried.length);
    const move = untried[index];
    untried[index] = untried[untried.length - 1];
    untried.pop();
    observer?.expand(move);
    return tree.add(node, move, game.play(tree.positions[node], move));
  }

  /** Plays on from a node to the end of the game; returns MAX's reward. */
  function rollout(node: number): number {
    let at = tree.positions[node];
    const played: Move[] | undefined = observer && [];
    let outcome = game.outcome(at);
    while (outcome === undefined) {
      const move = playout(game, at, chance);
      played?.push(move);
      at = game.play(at, move);
      outcome = game.outcome(at);
    }
    observer?.rollout(played!, outcome);
    return rewardOf(outcome);
  }

  /** Tells every node up to the root, each from the side of whoever moved into it. */
  function backUp(node: number, reward: number): void {
    for (let at = node; at !== none; at = tree.parent[at]) {
      const above = tree.parent[at];
      const mover = above === none ? game.turn(position) : game.turn(tree.positions[above]);
      tree.visits[at]++;
      tree.earned[at] += mover === "max" ? reward : 1 - reward;
      observer?.backup(tree.visits[at], tree.mean(at));
    }
  }

  tree.clear();
  tree.add(none, undefined as Move, position);
  let done = 0;
  while (done < iterations && !(done > 0 && stop())) {
    let node = 0;
    for (;;) {
      tree.untried[node] ??= [...game.moves(tree.positions[node])];
      const untried = tree.untried[node]!;
      if (untried.length > 0) {
        node = expand(node, untried);
        break;
      }
      if (tree.firstChild[node] === none) break;
      node = select(node);
    }
    backUp(node, rollout(node));
    done++;
  }
  return resultOf(game, tree, done, options.reward ?? "scaled");
}

function readMctsOptions<Position, Move>(game: Game<Position, Move>, options: MctsOptions<Position, Move>) {
  const { iterations = 1000, seed = 1, c = Math.SQRT2, reward = "scaled", stop = () => false } = options;
  if (!(Number.isInteger(iterations) && iterations >= 1))
    throw new RangeError(`iterations must be 1, 2, 3 …, not ${String(iterations)}`);
  if (!(c >= 0 && c < Infinity)) throw new RangeError(`c must be a number, 0 or more, not ${String(c)}`);
  if (!rewardNames.includes(reward))
    throw new RangeError(`reward must be ${rewardNames.join(" or ")}, not ${String(reward)}`);
  return {
    iterations,
    chance: random(seed),
    c,
    rewardOf: rewardFor(game, reward),
    playout: options.rollout ?? anyMove,
    stop,
    tree: options.tree ?? new SampledTree<Position, Move>(),
  };
}

function anyMove<Position, Move>(game: Game<Position, Move>, position: Position, chance: Random): Move {
  const moves = game.moves(position);
  return moves[chance.below(moves.length)];
}

/** The line follows the most visited child, the first born of several, as far as the tree goes. */
function resultOf<Position, Move>(
  game: Game<Position, Move>,
  tree: SampledTree<Position, Move>,
  iterations: number,
  reward: RewardName,
): MctsResult<Move> {
  const line: Move[] = [];
  const mostVisited = (node: number) =>
    [...tree.childrenOf(node)].reduce(
      (best, child) => (best === none || tree.visits[child] > tree.visits[best] ? child : best),
      none,
    );
  for (let node = mostVisited(0); node !== none; node = mostVisited(node)) line.push(tree.moves[node]);
  const children = [...tree.childrenOf(0)].map((child) => ({
    move: tree.moves[child],
    visits: tree.visits[child],
    mean: tree.mean(child),
  }));
  const mean = game.turn(tree.positions[0]) === "max" ? tree.mean(0) : 1 - tree.mean(0);
  const [least, greatest] = reward === "win" ? [-1, 1] : game.range;
  return { value: least + mean * (greatest - least) + 0, line, children, iterations };
}

import type { Game } from "../game.ts";
import { iterativeDeepening } from "../iterations/iterativeDeepening.ts";
import { Silent } from "../observer.ts";
import type { Random } from "../random.ts";
import { sample, sampledResult } from "../sampling/sampledResult.ts";
import { Uct } from "../sampling/uct.ts";
import type { Search } from "../search.ts";
import { alphaBeta } from "../searches/alphaBeta.ts";
import { negaScout } from "../searches/negaScout.ts";
import { orderedAlphaBeta } from "../searches/orderedAlphaBeta.ts";

/** A move, and the nodes that were visited for it. */
export interface Thought<Move> {
  readonly move: Move;
  readonly nodes: number;
}

/** Thinks about a position that is not over. Draws lots from `chance` alone. */
export type Contestant = <Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  budget: Budget,
  chance: Random,
) => Thought<Move>;

const anyMove: Contestant = (game, position, _budget, chance) => {
  const moves = game.moves(position);
  return { move: moves[chance.below(moves.length)], nodes: 1 };
};

/** Looks one ply ahead, whatever it may spend. */
const greedy: Contestant = <Position, Move>(game: Game<Position, Move>, position: Position) => {
  const visits = new Visits<Move>();
  const { line } = alphaBeta(game, position, { depth: 1 }, visits);
  return { move: line[0], nodes: visits.count };
};

/** Entries of a contestant's table: more than a move of a few seconds can fill. */
const places = 2 ** 18;

const deepening =
  (search: Search): Contestant =>
  <Position, Move>(game: Game<Position, Move>, position: Position, budget: Budget) => {
    const visits = new Visits<Move>();
    const stop = spent(budget, () => visits.count);
    const { line } = iterativeDeepening(game, position, { search, stop, table: { size: places } }, visits);
    return { move: line[0], nodes: visits.count };
  };

/** More iterations than any budget pays for. */
const endless = 2 ** 40;

const sampling: Contestant = <Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  budget: Budget,
  chance: Random,
) => {
  const visits = new Visits<Move>();
  const stop = spent(budget, () => visits.count);
  const seed = chance.below(2 ** 32);
  // As `mcts` does, without what it has for dice and for proofs: a page with a tournament need not carry that.
  const uct = new Uct(game, position, { iterations: endless, stop, seed, reward: "win" }, visits);
  sample(uct);
  const { line } = sampledResult(uct, game.range);
  return { move: line[0], nodes: visits.count };
};

/**
 * Who can play in a tournament, by name. "alphaBeta" and "negaScout" deepen iteration by iteration in the game's natural
 * order and remember nothing; "ordered" is alpha-beta with a table and move ordering; "mcts" plays its rollouts by lot.
 */
export const contestants = {
  random: anyMove,
  greedy,
  alphaBeta: deepening(alphaBeta),
  negaScout: deepening(negaScout),
  ordered: deepening(orderedAlphaBeta),
  mcts: sampling,
} as const satisfies Record<string, Contestant>;

export type ContestantName = keyof typeof contestants;

/** Who can play: a contestant, or a program from elsewhere, which whoever has a pair played asks for its moves. */
export type PlayerName = ContestantName | "program";

/**
 * What a contestant may spend on one move: nodes it enters, or milliseconds by a clock that is handed in. A search that
 * is told to stop finishes the little it must: the first iteration of a deepening one, one iteration of a sampling one.
 */
export type Budget =
  | { readonly nodes: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** Calls between two looks at the clock: it costs more than a node. */
const stretch = 32;

/** Says when a budget is spent; `nodes` tells how many nodes were entered since it began. */
function spent(budget: Budget, nodes: () => number): () => boolean {
  if ("nodes" in budget) return () => nodes() >= budget.nodes;
  const end = budget.now() + budget.milliseconds;
  let calls = 0;
  let over = false;
  return () => {
    if (calls++ % stretch === 0) over = budget.now() >= end;
    return over;
  };
}

/**
 * Counts the positions that any search visits: every node that a depth-first search enters, the root too; and of a
 * sampling one, every position it walks through, adds, or plays through in a rollout. That is how often the rules of
 * the game are asked what comes next, and so near to what the work costs.
 */
export class Visits<Move> extends Silent<Move> {
  count = 0;

  override enter(): void {
    this.count++;
  }

  override select(): void {
    this.count++;
  }

  override expand(): void {
    this.count++;
  }

  override rollout(moves: readonly Move[]): void {
    this.count += moves.length;
  }
}

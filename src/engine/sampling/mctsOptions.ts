import { demandWhole } from "../demand.ts";
import type { AnyGame } from "../game.ts";
import { type Random, random } from "../random.ts";
import { type FinalMoveName, finalMoveNames, SampledTree } from "./sampledTree.ts";

export interface MctsOptions<Position, Move> {
  /** 1 or more; 1000 by default. */
  readonly iterations?: number | undefined;
  readonly seed?: number | string | undefined;
  /** How much uncertainty counts; √2 by default, 0 for none. */
  readonly c?: number | undefined;
  /** What an outcome is worth; see `rewardFor`. */
  readonly reward?: RewardName | undefined;
  /** Who moves in a game that is played out: any move, each as likely ("uniform"), or mostly the game's own best-looking ("order"). */
  readonly rollout?: RolloutName | Playout<Position, Move> | undefined;
  /** Which move is played in the end: the most visited one by default. See `finalMove`. */
  readonly final?: FinalMoveName | undefined;
  /** Whether results that are proved are backed up exactly; not by default. See `ExactUct`. */
  readonly exact?: boolean | undefined;
  /** Asked before each iteration: true ends the search. The first is always done. */
  readonly stop?: (() => boolean) | undefined;
  /** A tree to grow anew, its room already there. */
  readonly tree?: SampledTree<Position, Move> | undefined;
}

/** The options of a search that cannot look at hidden cards: it plays out by lot alone. */
export type HiddenMctsOptions<Position, Move> = Omit<MctsOptions<Position, Move>, "rollout" | "exact">;

/** The options with all defaults, ready to sample by. */
export interface ReadyMctsOptions<Position, Move> {
  readonly iterations: number;
  readonly chance: Random;
  readonly c: number;
  readonly reward: RewardName;
  /** What an outcome is worth to MAX. */
  readonly rewardOf: (outcome: number) => number;
  readonly playout: Playout<Position, Move>;
  readonly final: FinalMoveName;
  readonly stop: () => boolean;
  readonly tree: SampledTree<Position, Move>;
}

/** Throws a RangeError for options that make no sense. */
export function readMctsOptions<Position, Move>(
  game: Pick<AnyGame<Position, Move>, "range">,
  options: MctsOptions<Position, Move>,
): ReadyMctsOptions<Position, Move> {
  const { iterations = 1000, seed = 1, c = Math.SQRT2, stop = () => false } = options;
  demandWhole("iterations", iterations, [1, Infinity]);
  if (!(c >= 0 && c < Infinity)) throw new RangeError(`c must be a number, 0 or more, not ${String(c)}`);
  const reward = oneOf(rewardNames, options.reward ?? "scaled", "reward");
  return {
    iterations,
    chance: random(seed),
    c,
    reward,
    rewardOf: rewardFor(game, reward),
    playout: playoutOf(options),
    final: oneOf(finalMoveNames, options.final ?? "visits", "final"),
    stop,
    tree: options.tree ?? new SampledTree<Position, Move>(),
  };
}

/** Who moves in a game that is played out. Throws a RangeError for a name that there is not. */
export function playoutOf<Position, Move>({
  rollout = "uniform",
}: MctsOptions<Position, Move>): Playout<Position, Move> {
  return typeof rollout === "function" ? rollout : rollouts[oneOf(rolloutNames, rollout, "rollout")];
}

function oneOf<Name extends string>(names: readonly Name[], name: Name, what: string): Name {
  if (names.includes(name)) return name;
  throw new RangeError(`${what} must be ${names.join(" or ")}, not ${String(name)}`);
}

export const rewardNames = ["scaled", "win"] as const;
export type RewardName = (typeof rewardNames)[number];

/**
 * What an outcome is worth to MAX, from 0 to 1: "scaled" spreads the game's range evenly; "win" makes 1 of any win, 0
 * of any loss and ½ of a draw. MIN gets what is left of 1.
 */
export function rewardFor<Position, Move>(
  { range: [least, greatest] }: Pick<AnyGame<Position, Move>, "range">,
  kind: RewardName,
): (outcome: number) => number {
  if (kind === "win") return (outcome) => (outcome > 0 ? 1 : outcome < 0 ? 0 : 0.5);
  // Halves, for the spread of two huge outcomes may be more than a number can hold.
  const spread = greatest / 2 - least / 2;
  return spread > 0 ? (outcome) => (outcome / 2 - least / 2) / spread : () => 0.5;
}

/** Chooses a move of a game that is played out. There is always one to choose, and it is somebody's turn, not chance's. */
export type Playout<Position, Move> = (
  game: AnyGame<Position, Move>,
  position: Position,
  chance: Random,
) => Move;

/** Any legal move, each as likely. */
export function anyMove<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  chance: Random,
): Move {
  const moves = game.moves(position);
  return moves[chance.below(moves.length)];
}

/**
 * The move that the game's own order puts first with probability ½, the next with ¼ and so on, the last with what is
 * left: better play than any move, and still never the same game twice. Any move where the game knows no order.
 */
export function orderedMove<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  chance: Random,
): Move {
  if (!game.order) return anyMove(game, position, chance);
  const moves = game.order(position, game.moves(position));
  let rank = 0;
  while (rank < moves.length - 1 && chance.next() < 0.5) rank++;
  return moves[rank];
}

export const rolloutNames = ["uniform", "order"] as const;
export type RolloutName = (typeof rolloutNames)[number];

const rollouts: Readonly<Record<RolloutName, typeof anyMove>> = {
  uniform: anyMove,
  order: orderedMove,
};

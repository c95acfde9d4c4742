import type { Random } from "../random.ts";
import type { Arm, Policy } from "./bandit.ts";

/** Both players show a hand at once; a hand is its index in `hands`. */
export interface HandGame {
  /** In a circle, an odd number of them: each beats the hand before it, the third before it, and so on. */
  readonly hands: readonly string[];
}

export const handGames = {
  rockPaperScissors: { hands: ["rock", "paper", "scissors"] },
  // Sam Kass and Karen Bryla 1998.
  lizardSpock: {
    hands: ["rock", "paper", "scissors", "Spock", "lizard"],
  },
} as const satisfies Record<string, HandGame>;

/** What a hand earns against another: 1 for a win, `draw` for a draw, 0 for a loss. */
export function handReward({ hands }: HandGame, own: number, other: number, draw: number): number {
  if (own === other) return draw;
  return ((own - other + hands.length) % hands.length) % 2 === 1 ? 1 : 0;
}

/** What an opponent has seen of the player it meets. */
export interface Seen {
  readonly rounds: number;
  /** The player's last hand; undefined before the first. */
  readonly last: number | undefined;
  /** How often the player has shown each hand, and what that has earned the player. */
  readonly arms: readonly Arm[];
}

/** Chooses the hand to show next. */
export type Opponent = (seen: Seen, chance: Random) => number;

/** Shows each hand as often as its weight says, whatever happens. Throws a RangeError for weights that make no sense. */
export function biased(weights: readonly number[]): Opponent {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0 && weights.every((weight) => weight >= 0)))
    throw new RangeError(`weights must be 0 or more, and one of them above, not ${weights.join(", ")}`);
  return (_seen, chance) => {
    let left = chance.next() * sum;
    const hand = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    // Rounding may leave a crumb behind the last weight.
    return hand >= 0 ? hand : weights.findLastIndex((weight) => weight > 0);
  };
}

/** Shows the hands in turn, for ever, from one of them chosen by chance. */
export function cycling({ hands }: HandGame): Opponent {
  let first: number | undefined;
  return ({ rounds }, chance) => {
    first ??= chance.below(hands.length);
    return (first + rounds) % hands.length;
  };
}

/** Shows what the player showed in the round before; any hand in the first. */
export const copying =
  ({ hands }: HandGame): Opponent =>
  ({ last }, chance) =>
    last ?? chance.below(hands.length);

/**
 * Counts the player's hands and shows what would have won most against them, draws being half a win; one by chance
 * where several would. Against a player who has settled on a hand it has the reply.
 */
export const frequencyReading =
  (game: HandGame): Opponent =>
  ({ arms }, chance) => {
    const earned = game.hands.map((_, own) =>
      arms.reduce((sum, { pulls }, other) => sum + pulls * handReward(game, own, other, 0.5), 0),
    );
    const most = Math.max(...earned);
    const best = [...earned.keys()].filter((hand) => earned[hand] === most);
    return best[chance.below(best.length)];
  };

/**
 * Works out what a policy would do with what the player has seen, and shows a hand that beats it: the next in the
 * circle. A player who goes by that policy loses every round, unless the policy leaves something to chance.
 */
export const foretelling =
  ({ hands }: HandGame, policy: Policy): Opponent =>
  ({ arms }, chance) =>
    (policy(arms, chance) + 1) % hands.length;

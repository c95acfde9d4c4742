import type { Policy } from "./bandit.ts";
import { handGames } from "./handGame.ts";
import { HandMatch } from "./handMatch.ts";
import { biased } from "./opponents.ts";

export interface HabitChange {
  /** Percent of rock, paper and scissors before and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Rounds before the change. */
  readonly rounds: number;
  /** The hand, by its index, that is best afterwards. */
  readonly best: number;
  readonly seed: number | string;
}

/** Rounds over which it is counted what a learner shows. */
const stretch = 100;

/**
 * Rounds that a learner needs, after its opponent's habits have changed, until it shows the hand that is best now in more
 * than half of the last hundred rounds; Infinity where it has not after a hundred times the rounds before the change.
 */
export function adaptationDelay(policy: Policy, { before, after, rounds, best, seed }: HabitChange): number {
  const match = new HandMatch({ game: handGames.rockPaperScissors, policy, draw: 0.5, seed });
  const [first, second] = [biased(before), biased(after)];
  while (match.rounds < rounds) match.play(first);
  const recent: number[] = [];
  for (let delay = 1; delay <= 100 * rounds; delay++) {
    recent.push(match.play(second).own);
    if (recent.length > stretch) recent.shift();
    if (recent.filter((hand) => hand === best).length > stretch / 2) return delay;
  }
  return Infinity;
}

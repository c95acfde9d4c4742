import { type Random, random } from "../random.ts";
import type { Arm, Policy } from "./bandit.ts";
import { biased, type HandGame, handGames, handReward, type Opponent } from "./opponents.ts";

export interface HandMatchSetup {
  readonly game: HandGame;
  /** What the learner goes by; its hands are the arms. */
  readonly policy: Policy;
  /** What a draw is worth, 0 to 1; a win is worth 1 and a loss 0. */
  readonly draw: number;
  /** The same seed, the same match. */
  readonly seed: number | string;
}

export interface HandRound {
  readonly own: number;
  readonly other: number;
  readonly reward: number;
}

/** A learner that plays a game of hands as a bandit: it hears what its own hand has earned, and nothing else. */
export class HandMatch {
  readonly #setup: HandMatchSetup;
  readonly #learnerChance: Random;
  readonly #opponentChance: Random;
  readonly #arms: Arm[];
  readonly #wouldHaveEarned: number[];
  #last: HandRound | undefined;
  #rounds = 0;
  #earned = 0;

  constructor(setup: HandMatchSetup) {
    this.#setup = setup;
    // Two streams: another policy meets the same biased opponent, hand for hand.
    this.#learnerChance = random(`learner ${setup.seed}`);
    this.#opponentChance = random(`opponent ${setup.seed}`);
    this.#arms = setup.game.hands.map(() => ({ pulls: 0, earned: 0 }));
    this.#wouldHaveEarned = setup.game.hands.map(() => 0);
  }

  get arms(): readonly Arm[] {
    return this.#arms;
  }

  get rounds(): number {
    return this.#rounds;
  }

  get earned(): number {
    return this.#earned;
  }

  /** By hand: the sum it would have earned, had it been shown every time against the same hands. */
  get wouldHaveEarned(): readonly number[] {
    return this.#wouldHaveEarned;
  }

  /**
   * What the best of the hands, shown every time, would have earned more against the hands that the opponent has shown.
   * It is below 0 where changing hands has earned more than any one could.
   */
  get regret(): number {
    return Math.max(...this.#wouldHaveEarned) - this.#earned;
  }

  /** One round against an opponent, who does not see the learner's hand, nor the learner its. */
  play(opponent: Opponent): HandRound {
    const { game, policy, draw } = this.#setup;
    const seen = { rounds: this.#rounds, last: this.#last?.own, arms: this.#arms };
    const other = opponent(seen, this.#opponentChance);
    const own = policy(this.#arms, this.#learnerChance);
    const reward = handReward(game, own, other, draw);
    const { pulls, earned } = this.#arms[own];
    this.#arms[own] = { pulls: pulls + 1, earned: earned + reward };
    for (const hand of this.#wouldHaveEarned.keys())
      this.#wouldHaveEarned[hand] += handReward(game, hand, other, draw);
    this.#rounds++;
    this.#earned += reward;
    this.#last = { own, other, reward };
    return this.#last;
  }
}

/** What a match comes to, its regret by default, after each of these numbers of rounds, which climb. See `HandMatch`. */
export function regretsOverRounds<Measured = number>(
  setup: HandMatchSetup,
  opponent: Opponent,
  places: readonly number[],
  measure: (match: HandMatch) => Measured = ({ regret }) => regret as Measured,
): Measured[] {
  const match = new HandMatch(setup);
  return places.map((rounds) => {
    while (match.rounds < rounds) match.play(opponent);
    return measure(match);
  });
}

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

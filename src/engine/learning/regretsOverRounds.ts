import { HandMatch, type HandMatchSetup } from "./handMatch.ts";
import type { Opponent } from "./opponents.ts";

/** A match's regret after each of these numbers of rounds, which climb. See `HandMatch`. */
export function regretsOverRounds(
  setup: HandMatchSetup,
  opponent: Opponent,
  places: readonly number[],
): number[] {
  const match = new HandMatch(setup);
  return places.map((rounds) => {
    while (match.rounds < rounds) match.play(opponent);
    return match.regret;
  });
}

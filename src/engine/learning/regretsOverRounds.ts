import { HandMatch, type HandMatchSetup } from "./handMatch.ts";
import type { Opponent } from "./opponents.ts";

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

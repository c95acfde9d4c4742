import {
  biased,
  copying,
  cycling,
  foretelling,
  frequencyReading,
  handGames,
  type Opponent,
  ucb1Policy,
} from "../../engine/index.ts";
import type { BanditView } from "./banditView.ts";

/** A new opponent, who has met nobody yet. */
export function opponentOf({ game, opponent, weights, shown, c }: BanditView): Opponent {
  const rules = handGames[game];
  const opponents: Record<BanditView["opponent"], () => Opponent> = {
    you: () => (seen) => shown[seen.rounds],
    biased: () => biased(weights),
    cycling: () => cycling(rules),
    copying: () => copying(rules),
    reading: () => frequencyReading(rules),
    foretelling: () => foretelling(rules, ucb1Policy(c)),
  };
  return opponents[opponent]();
}

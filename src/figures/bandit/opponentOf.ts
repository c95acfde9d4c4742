import {
  biased,
  copying,
  cycling,
  foretelling,
  frequencyReading,
  handGames,
  type Opponent,
} from "../../engine/index.ts";
import type { BanditView } from "./bandit.ts";
import { policyOf } from "./policyOf.ts";

/** A new opponent, who has met nobody yet. */
export function opponentOf(view: BanditView): Opponent {
  const { game, opponent, policy, weights, shown } = view;
  const rules = handGames[game];
  const opponents: Record<BanditView["opponent"], () => Opponent> = {
    you: () => (seen) => shown[seen.rounds],
    biased: () => biased(weights),
    cycling: () => cycling(rules),
    copying: () => copying(rules),
    reading: () => frequencyReading(rules),
    foretelling: () => foretelling(rules, policyOf(policy, view)),
  };
  return opponents[opponent]();
}

import type { Facts } from "../../kit/prose/registry.ts";
import { cardSteps } from "./cardSteps.ts";
import { type Card, cards } from "./cards.ts";
import type { RuleCardView } from "./ruleCard.ts";

/** What a rule card says of itself after `at` moves: how many there are, and the last one made. */
export function ruleCardFacts({ card, at }: RuleCardView): Facts {
  const { moves }: Card = cards[card];
  return {
    step: String(at),
    moves: String(moves.length),
    move: at === 0 ? "none" : moves[at - 1],
    says: cardSteps(cards[card])[at].says,
  };
}

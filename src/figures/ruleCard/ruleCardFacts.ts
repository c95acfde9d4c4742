import type { Facts } from "../../kit/prose/registry.ts";
import { cardSteps, readCardStep } from "./cardSteps.ts";
import { type Card, cards } from "./cards.ts";
import type { RuleCardProps } from "./ruleCardProps.ts";

/** What a rule card says of itself after `at` moves: how many there are, and the last one made. */
export function ruleCardFacts({ card = "othelloPass", at = 0 }: RuleCardProps): Facts {
  const { moves }: Card = cards[card];
  const step = readCardStep(String(at), moves.length);
  return {
    step: String(step),
    moves: String(moves.length),
    move: step === 0 ? "none" : moves[step - 1],
    says: cardSteps(cards[card])[step].says,
  };
}

import { quoted } from "../../../demand.ts";

export const noWhistPosition = (text: string, cards: number, example: string) =>
  `${quoted(text)}: expected ${cards} cards for each side and what was played, such as ${example}, or ? before the deal`;
export const dealtTwice = (text: string, card: string) => `${quoted(text)}: ${card} cannot be dealt twice`;
export const playedAgainstRules = (text: string, card: string, legal: readonly string[]) =>
  legal.length === 0
    ? `${quoted(text)}: ${card} cannot be played, as all cards have been`
    : `${quoted(text)}: ${card} cannot be played there; what could is ${legal.join(", ")}`;
export const moreDeals = (deals: number, most: number) =>
  `There are ${deals} deals, and at most ${most} can be looked at: fewer suits, ranks or cards make fewer`;
export const fewCards = (deck: number, hand: number) =>
  `A deck of ${deck} cards is too few for two hands of ${hand}`;

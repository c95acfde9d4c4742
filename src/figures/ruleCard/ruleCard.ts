import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { type Card, type CardName, cardSteps, cards, readCard, readCardStep } from "./cards.ts";
import * as words from "./words.ts";

/** What a rule card says of itself after `at` moves: how many there are, and the last one made. */
export function ruleCardFacts({ card, at }: RuleCardView): Facts {
  const { moves }: Card = cards[card];
  return {
    step: String(at),
    moves: String(moves.length),
    move: at === 0 ? words.noMove : moves[at - 1],
    says: cardSteps(cards[card])[at].says,
  };
}

const fields = {
  card: parsed<CardName>(readCard, "othelloPass"),
  /** The moves that are made: a number, "start" or "end". */
  at: after(["card"], ({ card }: { card: CardName }) =>
    parsed((text) => readCardStep(text, cards[card].moves.length), 0),
  ),
};
export type RuleCardFields = typeof fields;
export type RuleCardView = ViewOf<RuleCardFields>;

/** A rule at work: a few moves on a small board, stepped through, with a sentence to each. */
export const ruleCard = defineFigure({
  name: "ruleCard",
  fields,
  linkSays: ["card"],
  opening: { card: "othelloPass" },
  facts: ruleCardFacts,
  drawings: { board: [words.theBoard, ".picture .picture > svg"] },
  component: () => import("./RuleCardFigure.svelte"),
});

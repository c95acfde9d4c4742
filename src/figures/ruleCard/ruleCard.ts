import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { readCardStep } from "./cardSteps.ts";
import { type CardName, cards, readCard } from "./cards.ts";
import { ruleCardFacts } from "./ruleCardFacts.ts";

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
  drawings: { "the board": ".picture .picture > svg" },
  component: () => import("./RuleCardFigure.svelte"),
});

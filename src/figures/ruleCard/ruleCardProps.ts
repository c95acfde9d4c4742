import type { CardName } from "./cards.ts";

/** What a page says of a rule card. */
export interface RuleCardProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page, the card's name by default. */
  readonly name?: string;
  /** Othello's pass by default. */
  readonly card?: CardName;
  /** The moves that are made at first: 0 by default. */
  readonly at?: number | string;
  readonly caption?: string;
}

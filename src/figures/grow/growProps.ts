import type { GrowthView } from "./growthView.ts";

/** What a chapter says of a tree that its readers grow. */
export interface GrowProps extends Partial<GrowthView> {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
}

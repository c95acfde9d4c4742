import type { BanditView } from "./banditView.ts";
import { type BanditText, readBanditView } from "./readBanditView.ts";

/** What a chapter says of a bandit bench; by default UCB1 meets somebody with habits, and nothing is played. */
export interface BanditProps extends BanditText {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
}

export const banditViewOf = (props: BanditProps): BanditView => readBanditView(props);

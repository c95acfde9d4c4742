import { readGame, rulesOf, smallGames } from "../../games/rules.ts";
import type { HorizonView } from "./horizonView.ts";

/** What a chapter says of a horizon; Connect Four's, two plies deep, by default. */
export interface HorizonProps extends Partial<HorizonView> {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
}

export function viewOf(props: HorizonProps): HorizonView {
  const game = readGame(props.game ?? "connectFour", smallGames);
  const rules = rulesOf(game);
  return {
    game,
    position: props.position ?? rules.write(rules.start),
    depth: props.depth ?? 2,
    picked: props.picked ?? "depth",
    plies: props.plies ?? 0,
  };
}

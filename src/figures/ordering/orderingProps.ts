import { opening } from "../../games/openings.ts";
import { readPosition, type WeighedName } from "../../games/rules.ts";
import { readSavingParts } from "../../kit/orderingParts/savingParts.ts";
import { type OrderingView, readDepth } from "./orderingView.ts";

/** What a page says of a figure that counts what ordering parts save. */
export interface OrderingProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  readonly game?: WeighedName;
  /** As the game reads it; what the figure opens the game with by default. */
  readonly position?: string;
  readonly depth?: number;
  /** "all", "none", or some of "static,captures,killers,history,variation,answers,table". */
  readonly parts?: string;
}

/** The view that a page asks for. Throws an Error that says what is wrong with it. */
export function orderingViewOf(props: OrderingProps): OrderingView {
  const { game = "connectFour", position, depth = opening(game).depth, parts = "all" } = props;
  return {
    game,
    position: position === undefined ? opening(game).position : readPosition(game, position),
    depth: readDepth(String(depth)),
    parts: readSavingParts(parts, game),
  };
}

import { deepWin } from "./deepWin.ts";
import { readBudget, readGomokuText, type WidthView } from "./widthView.ts";

/** What a page says of a figure that searches gomoku wide and deep. */
export interface WidthProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  /** A position of gomoku as text; `deepWin` by default. */
  readonly position?: string;
  /** Nodes that each width may enter. */
  readonly budget?: number;
}

/** The view that a page asks for. Throws an Error that says what is wrong with it. */
export const widthViewOf = ({ position = deepWin, budget = 4000 }: WidthProps): WidthView => ({
  position: readGomokuText(position),
  budget: readBudget(String(budget)),
});

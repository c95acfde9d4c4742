import { gomoku } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { optional, parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { deepWin } from "./deepWin.ts";
import { readBudget } from "./nodeBudget.ts";
import { runWidths } from "./runWidths.ts";
import { widthFacts } from "./widthFacts.ts";
import { readWidth, widthName } from "./widthName.ts";

function readGomoku(text: string): string {
  gomoku().read(text);
  return text.trim();
}

const fields = {
  /** A position of gomoku as text. */
  position: parsed(readGomoku, deepWin),
  /** Nodes that each width may enter. */
  budget: parsed(readBudget, 4000),
  /** The width to look at: its number, or "all"; the one that looks deepest where nothing is said. */
  pick: optional(parsed(readWidth, 2, widthName)),
};
export type WidthFields = typeof fields;
export type WidthView = ViewOf<WidthFields>;

/** Width against depth in gomoku: how far searches of several widths see with as many nodes, and what they choose. */
export const width = defineFigure({
  name: "width",
  fields,
  linkSays: ["position", "budget"],
  opening: { budget: 4000 },
  facts: (view) => widthFacts(view, runWidths(view)),
  drawings: { "the depths": ".chart", "the board": ".position .picture > svg" },
  component: () => import("./WidthFigure.svelte"),
});

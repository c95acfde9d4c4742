import type { OrderingPartName } from "../../engine/index.ts";

/** The parts of the ordering as a legend names them, and what each goes by. */
export const partWords: Record<OrderingPartName, { readonly title: string; readonly explain: string }> = {
  variation: { title: "last line", explain: "the line that the iteration before found" },
  table: { title: "table", explain: "what was best when the position was searched before" },
  captures: { title: "captures", explain: "moves that capture" },
  killers: { title: "killers", explain: "moves that closed a window at the same ply" },
  history: { title: "history", explain: "moves that closed many windows anywhere" },
  evaluation: { title: "evaluation", explain: "moves after which the position looks best" },
  static: { title: "centre first", explain: "the order that the game itself suggests" },
  natural: { title: "natural order", explain: "nothing, the move stood where the game lists it" },
};

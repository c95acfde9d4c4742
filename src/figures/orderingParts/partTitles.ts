import { partWords } from "../deepening/partWords.ts";
import type { SavingPart } from "./savingParts.ts";

/** The parts as rows and sentences name them, and what each goes by. */
export const partTitles: Record<SavingPart, { readonly title: string; readonly explain: string }> = {
  static: partWords.static,
  killers: partWords.killers,
  history: partWords.history,
  variation: partWords.variation,
  answers: {
    title: "table’s answers",
    explain: "positions that were searched before are not searched again",
  },
  table: {
    title: "table’s move",
    explain: `${partWords.table.explain}; it takes a table, which answers too`,
  },
};

import { formatAmount } from "../../drawing/formatCount.ts";
import { rulesOf } from "../../games/rules.ts";
import { sideName } from "../../games/sideName.ts";

/** A value of gomoku in few letters: "Black wins", "White wins", or the points that an estimate adds up for Black. */
export function writeWorth(value: number): string {
  // No estimate reaches 1, the least that a win counts.
  if (Math.abs(value) >= 1) return `${sideName("gomoku", value > 0 ? "max" : "min")} wins`;
  return formatAmount(Math.round(value * rulesOf("gomoku").evaluation.scale));
}

import { formatAmount } from "../../drawing/formatValue.ts";
import { sideName } from "../../games/names.ts";
import { rulesOf } from "../../games/rules.ts";
import { inPlies, plain, strong, type Words } from "../../kit/narration/words.ts";
import { type WidthResult, widthName } from "./searchWidths.ts";

/** What one width has found, and whether that is an estimate, a win or a loss. */
export function sayWidth({ width, moves, nodes, move, line, value }: WidthResult): Words[] {
  const seen = strong(inPlies(nodes.length));
  const looked =
    widthName(width) === "all"
      ? [plain(`With all ${moves} points near the stones at the root, the search sees `), seen]
      : [plain(`With a width of ${width} the search sees `), seen];
  const chosen = [plain(" and chooses "), strong(move)];
  return [...looked, ...chosen, plain(`. ${sayWorth(value, line)}`)];
}

function sayWorth(value: number, line: readonly string[]): string {
  const expected = `It expects ${line.join(" ")}`;
  const worth = writeWorth(value);
  if (Math.abs(value) >= 1) return `${expected}: ${worth}. That holds against the replies it looked at.`;
  const points = worth === "1" || worth === "−1" ? "point" : "points";
  return `${expected}, and estimates ${worth === "0" ? "that nobody is ahead" : `${worth} ${points} for Black`}.`;
}

/** A value of gomoku in few letters: "Black wins", "White wins", or the points that an estimate adds up for Black. */
export function writeWorth(value: number): string {
  // No estimate reaches 1, the least that a win counts.
  if (Math.abs(value) >= 1) return `${sideName("gomoku", value > 0 ? "max" : "min")} wins`;
  return formatAmount(Math.round(value * rulesOf("gomoku").evaluation.scale));
}

export const label = "Figure: how deep searches of several widths see in gomoku";
export const position = "Position";
export const underWay = "The narrowest search is under way.";
export const over = "The game is over: there is nothing to search.";
export const nothingYet = "Nothing has been searched yet.";

export const search = "Search";
export const theSearches = "The searches";
export const nodesLabel = "Nodes for each width";
export const nodes = "nodes for each width";
export const noBudget = (text: string, least: string, most: string): string =>
  `"${text}" is not a whole number of nodes from ${least} to ${most}`;
export const lastHolds = (problem: string): string => `${problem}. The last good number still holds.`;
export const brokeOff = (problem: string): string => `The search broke off: ${problem}`;
export const searching = (done: number, all: number): string => `${done} of ${all} widths searched`;
export const cancelled = (done: number, all: number): string => `Cancelled after ${done} of ${all} widths`;
export const searched = (done: number): string => `${done} widths searched`;

export const found = "What each width has found";
export const chart = "Plies seen with the same number of nodes";
/** In front of a bar’s width, for those who hear it. */
export const width = "Width ";
/** A width as readers see it, by its name in links. */
export const widthTitle = (name: string): string => (name === "all" ? "all" : name);
export const chartKey =
  "Below each bar: its width, the move it chooses, and what that is worth to Black in points.";

/** The widths that see somebody win, by their names in links. */
export const winners = (names: readonly string[]): string =>
  names.length === 0 ? "none" : new Intl.ListFormat("en-GB").format(names.map(widthTitle));

/** What can be saved as pictures. */
export const drawings = { depths: "the depths", board: "the board" } as const;

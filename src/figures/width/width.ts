import { formatCount } from "../../drawing/formatValue.ts";
import { gomoku } from "../../engine/index.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { optional, parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { inPlies } from "../../kit/narration/words.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { readWidth, type Searched, searchWidths, type WidthResult, widthName } from "./searchWidths.ts";
import * as words from "./words.ts";

/** Fewer nodes would not see a ply of the whole board, and more would keep a phone waiting for minutes. */
const fewestNodes = 100;
const mostNodes = 200_000;

/** A number of nodes; commas in it are as prose writes them. Throws an Error that says what would be accepted. */
export function readBudget(text: string): number {
  const written = text.trim().replaceAll(",", "");
  const budget = written === "" ? Number.NaN : Number(written);
  if (Number.isInteger(budget) && budget >= fewestNodes && budget <= mostNodes) return budget;
  const [least, most] = [fewestNodes, mostNodes].map(formatCount);
  throw new Error(words.noBudget(text, least, most));
}

/**
 * What a figure of widths says of itself: "budget", the nodes; of each width, by its name such as 4 or all, "plies4"
 * ("plyWords4": "1 ply"), "move4" and "worth4": how many plies it saw, what it chose, and what that is worth; and the
 * widths that see somebody win, in words ("winners": "4 and 8", "none").
 */
export function widthFacts({ budget }: Pick<Searched, "budget">, results: readonly WidthResult[]): Facts {
  const facts = results.flatMap((result): [string, string][] => {
    const name = widthName(result.width);
    const plies = result.nodes.length;
    return [
      [`plies${name}`, String(plies)],
      [`plyWords${name}`, inPlies(plies)],
      [`move${name}`, result.move],
      [`worth${name}`, words.writeWorth(result.value)],
    ];
  });
  const winners = results.filter(({ value }) => Math.abs(value) >= 1).map(({ width }) => widthName(width));
  return {
    budget: formatCount(budget),
    winners: words.winners(winners),
    ...Object.fromEntries(facts),
  };
}

/**
 * A position of gomoku, rows from the top, with X to move and to win, where width and depth trade: a width of 4 finds
 * the win, 2 leaves out a move that it needs, and the widest do not get so far and play a move that loses.
 */
export const deepWin = `${[
  "...............",
  "...............",
  "...............",
  "...............",
  "....OXO........",
  "....O..O.......",
  "......XO.X.....",
  "....OXXXO......",
  "....XXOO.X.....",
  "......X..O.....",
  "...............",
  "...............",
  "...............",
  "...............",
  "...............",
].join("/")} X`;

const known = new Map<string, readonly WidthResult[]>();

/**
 * Searches every width of a view at once: for views that are small, on the server and in tests. Each is searched once,
 * since a page draws a figure, prints what it says and shows it again in the playground.
 */
export function runWidths({ position, budget }: Searched): readonly WidthResult[] {
  const name = `${position} ${budget}`;
  const found = known.get(name) ?? [...searchWidths({ position, budget })];
  known.set(name, found);
  return found;
}

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
  drawings: {
    depths: [words.drawings.depths, ".chart"],
    board: [words.drawings.board, ".position .picture > svg"],
  },
  prepare: () => fetchGame("gomoku"),
  component: () => import("./WidthFigure.svelte"),
});

import { countWords } from "../../drawing/formatCount.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Searched, WidthResult } from "./searchWidths.ts";
import { widthName } from "./widthName.ts";
import { writeWorth } from "./writeWorth.ts";

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
      [`plyWords${name}`, countWords(plies, "ply", "plies")],
      [`move${name}`, result.move],
      [`worth${name}`, writeWorth(result.value)],
    ];
  });
  const winners = results.filter(({ value }) => Math.abs(value) >= 1).map(({ width }) => widthName(width));
  return {
    budget: budget.toLocaleString("en"),
    winners: winners.length === 0 ? "none" : inWords.format(winners),
    ...Object.fromEntries(facts),
  };
}

const inWords = new Intl.ListFormat("en-GB");

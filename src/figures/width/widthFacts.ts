import type { Facts } from "../prose/registry.ts";
import type { WidthResult } from "./searchWidths.ts";
import { widthName } from "./widthName.ts";
import type { WidthView } from "./widthView.ts";
import { writeWorth } from "./writeWorth.ts";

/**
 * What a figure of widths says of itself: "budget", the nodes; and of each width, by its name such as 4 or all, "plies4",
 * "move4" and "worth4": how many plies it saw, what it chose, and what that is worth.
 */
export function widthFacts({ budget }: WidthView, results: readonly WidthResult[]): Facts {
  const facts = results.flatMap((result): [string, string][] => {
    const name = widthName(result.width);
    return [
      [`plies${name}`, String(result.nodes.length)],
      [`move${name}`, result.move],
      [`worth${name}`, writeWorth(result.value)],
    ];
  });
  return { budget: budget.toLocaleString("en"), ...Object.fromEntries(facts) };
}

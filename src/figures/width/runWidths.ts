import { type Searched, searchWidths, type WidthResult } from "./searchWidths.ts";

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

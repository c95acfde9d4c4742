import { searchWidths, type WidthResult } from "./searchWidths.ts";
import { type WidthView, writeWidthView } from "./widthView.ts";

const known = new Map<string, readonly WidthResult[]>();

/**
 * Searches every width of a view at once: for views that are small, on the server and in tests. Each is searched once,
 * since a page draws a figure, prints what it says and shows it again in the playground.
 */
export function runWidths(view: WidthView): readonly WidthResult[] {
  const name = writeWidthView(view).toString();
  const found = known.get(name) ?? [...searchWidths(view)];
  known.set(name, found);
  return found;
}

import { readName } from "../../kit/view/readName.ts";
import { widths } from "./searchWidths.ts";

/** A width as readers know it: its number, or "all" for the one that takes in every point near a stone. */
export const widthName = (width: number): string => (width === widths.at(-1) ? "all" : String(width));

/** The width of this name. Throws an Error that says which there are. */
export function readWidth(text: string): number {
  const names = widths.map(widthName);
  return widths[names.indexOf(readName(text, names, "width"))];
}

import { widths } from "./searchWidths.ts";

/** A width as readers know it: its number, or "all" for the one that takes in every point near a stone. */
export const widthName = (width: number): string => (width === widths.at(-1) ? "all" : String(width));

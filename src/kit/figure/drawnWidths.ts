/**
 * Pixels of width for which the server draws a figure: on a phone, on a tablet, on a laptop and on a large screen. The
 * page holds the last; a browser whose place is narrower fetches the one that comes nearest: see `figureElement.ts`,
 * for whose sake nothing stands here that needs Svelte.
 */
export const drawnWidths = [358, 712, 968, 1120] as const;
export const pageWidth: number = drawnWidths[3];

/** The one of `drawnWidths` that looks most like a place of so many pixels. */
export function nearestWidth(width: number): number {
  const distance = (drawn: number) => Math.abs(Math.log(drawn / width));
  return drawnWidths.reduce((best, drawn) => (distance(drawn) < distance(best) ? drawn : best), pageWidth);
}

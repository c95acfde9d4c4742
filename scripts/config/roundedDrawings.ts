import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { changePages } from "./changePages.ts";

/**
 * Astro integration: lengths in drawings keep two decimals, a hundredth of a pixel. What they are computed with has sixteen
 * digits, which nobody sees and which no server can make smaller.
 *
 * To stand before `ownDrawings`, which takes drawings out of the pages.
 */
export function roundedDrawings(): AstroIntegration {
  return {
    name: "plyground:rounded-drawings",
    hooks: {
      "astro:build:done": ({ dir }) => changePages(fileURLToPath(dir), withRoundedDrawings),
    },
  };
}

/** Attributes that are lengths through and through. */
const lengths = / (?:d|points|x|y|x1|x2|y1|y2|dx|dy|cx|cy|r|rx|ry|width|height|font-size)="[^"]*"/g;
/** Of a transform, what moves: a scale that is a little off would put far ends far off. Of a style, the width of a line. */
const parts = /translate\([^)]*\)|stroke-width: ?[^;"]*/g;

/** The page with the lengths in its drawings rounded; what it says, and all else of it, as it was. */
export const withRoundedDrawings = (html: string): string =>
  html.replace(/<svg\b.*?<\/svg>/gs, (drawing) =>
    drawing.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(lengths, rounded).replace(parts, rounded)),
  );

const rounded = (text: string): string =>
  text.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100 + 0));

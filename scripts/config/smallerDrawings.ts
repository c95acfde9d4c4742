import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { changePages } from "./changePages.ts";

/**
 * Astro integration: drawings look as they did, in fewer letters. Lengths keep two decimals, a hundredth of a pixel: what
 * they are computed with has sixteen digits, which nobody sees and which no server can make smaller. A line through many
 * points says how far each is from the one before, which is a short number where the place is a long one.
 *
 * To stand before `ownDrawings`, which takes drawings out of the pages.
 */
export function smallerDrawings(): AstroIntegration {
  return {
    name: "plyground:smaller-drawings",
    hooks: {
      "astro:build:done": ({ dir }) => changePages(fileURLToPath(dir), withSmallerDrawings),
    },
  };
}

/** Attributes that are lengths through and through. */
const lengths = / (?:d|points|x|y|x1|x2|y1|y2|dx|dy|cx|cy|r|rx|ry|width|height|font-size)="[^"]*"/g;
/** Of a transform, what moves: a scale that is a little off would put far ends far off. Of a style, the width of a line. */
const parts = /translate\([^)]*\)|stroke-width: ?[^;"]*/g;
/** From point to point, and nothing else. */
const longLine = / d="M(-?[\d.]+,-?[\d.]+(?:L-?[\d.]+,-?[\d.]+){8,})"/g;

/** The page with smaller drawings; what it says, and all else of it, as it was. */
export const withSmallerDrawings = (html: string): string =>
  html.replace(/<svg\b.*?<\/svg>/gs, (drawing) =>
    drawing.replace(/<[a-z][^>]*>/gi, (tag) =>
      tag
        .replace(lengths, rounded)
        .replace(parts, rounded)
        .replace(longLine, (_, points: string) => ` d="${stepByStep(points)}"`),
    ),
  );

const rounded = (text: string): string =>
  text.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100 + 0));

/** Path data through points “x,yLx,yL…”, each but the first told from the one before. */
function stepByStep(points: string): string {
  // In hundredths, whose sums are exact: what is rounded at each step would be far off at the end.
  const places = points
    .split("L")
    .map((point) => point.split(",").map((length) => Math.round(100 * Number(length))));
  const [[x, y]] = places;
  const steps = places
    .slice(1)
    .flatMap((place, i) => place.map((at, axis) => shortest(at - places[i][axis])));
  return `M${x / 100},${y / 100}l${steps.join(" ").replaceAll(" -", "-")}`;
}

/** A number of hundredths as path data may say it: without the zero before its point. */
const shortest = (hundredths: number): string => String(hundredths / 100).replace(/^(-?)0\./, "$1.");

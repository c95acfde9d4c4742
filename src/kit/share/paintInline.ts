import { namedFont } from "./fontNames.ts";
import { plainColour } from "./plainColour.ts";

/** What a viewer takes for granted, and need not be told. */
const usual: Readonly<Record<string, string>> = {
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "paint-order": "normal",
  "letter-spacing": "normal",
};
const strokes = ["stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "paint-order"];
const words = ["font-size", "font-weight", "letter-spacing", "text-anchor"];
const drawn = "path, rect, circle, ellipse, line, polyline, polygon, text, tspan";

/**
 * Writes how an element of a picture on the page is painted into its own attributes, so that it looks the same without
 * the page's styles; false where nothing of it can be seen.
 */
export function paintInline(element: SVGElement): boolean {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return false;
  if (style.opacity !== "1") element.setAttribute("opacity", style.opacity);
  if (!element.matches(drawn)) return true;
  const filled = setPaint(element, "fill", style.fill);
  const stroked = setPaint(element, "stroke", style.stroke);
  if (!filled && !stroked) return false;
  if (stroked) copy(element, style, strokes);
  if (element.matches("text, tspan")) {
    copy(element, style, words);
    element.setAttribute("font-family", namedFont(style.fontFamily));
  }
  return true;
}

/** A pattern stays what it is; any colour is written plainly. */
function setPaint(element: SVGElement, name: "fill" | "stroke", paint: string): boolean {
  const pattern = paint.match(/url\(["']?[^#]*(#[^"')]+)["']?\)/)?.[1];
  if (pattern !== undefined) {
    element.setAttribute(name, `url(${pattern})`);
    return true;
  }
  const { colour, opacity } = plainColour(paint);
  element.setAttribute(name, colour);
  if (opacity < 1) element.setAttribute(`${name}-opacity`, String(opacity));
  return colour !== "none";
}

function copy(element: SVGElement, style: CSSStyleDeclaration, names: readonly string[]): void {
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value === usual[name]) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

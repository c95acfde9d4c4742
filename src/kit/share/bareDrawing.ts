import { namedFont, plainColour } from "./paint.ts";
import type { Placed } from "./partPicture.ts";

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
function paintInline(element: SVGElement): boolean {
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

/** Attributes that mean something on the page alone. */
const ofThePage = /^(class|style|role|tabindex|aria-.*|data-.*)$/;

/** Paints every element of a drawing inline and takes away what cannot be seen, or says nothing outside the page. */
export function bareDrawing(copy: SVGSVGElement): void {
  const elements = [...copy.querySelectorAll<SVGElement>("*")];
  const unseen = elements.filter((element) => !paintInline(element));
  for (const element of elements) {
    const { node } = element.dataset;
    if (node !== undefined) {
      const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
      title.textContent = element.getAttribute("aria-label");
      element.prepend(title);
      element.id = `node-${node}`;
    }
  }
  for (const element of unseen) element.remove();
  for (const element of copy.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) if (ofThePage.test(name)) element.removeAttribute(name);
  }
  const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    (comment as Comment).remove();
}

/** What is in a drawing, as text for a document that has named SVG's namespace. */
export const markupOf = (drawing: SVGSVGElement): string =>
  [...drawing.children]
    .map((child) => new XMLSerializer().serializeToString(child))
    .join("\n")
    .replaceAll(/(<[\w]+) xmlns="[^"]*"/g, "$1");

/** A drawing within a part of a figure, where it stands there. */
export function drawNested(drawing: SVGSVGElement, placed: Placed): string {
  const { x, y, width, height } = placed(drawing.getBoundingClientRect());
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // It must stand on the page for a moment: only there has it styles. It takes no room there.
  copy.style.position = "absolute";
  drawing.after(copy);
  try {
    bareDrawing(copy);
  } finally {
    copy.remove();
  }
  const kept = ["viewBox", "preserveAspectRatio"].map((name) => {
    const value = drawing.getAttribute(name);
    return value === null ? "" : ` ${name}="${value}"`;
  });
  const overflow = getComputedStyle(drawing).overflow === "visible" ? ' overflow="visible"' : "";
  const [left, top, wide, high] = [x, y, width, height].map((value) => Number(value.toFixed(2)));
  return `<svg x="${left}" y="${top}" width="${wide}" height="${high}"${kept.join("")}${overflow}>\n${markupOf(copy)}\n</svg>`;
}

import { bareDrawing, markupOf } from "./bareDrawing.ts";
import type { Placed } from "./partPicture.ts";

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

import { drawNested } from "./bareDrawing.ts";
import { drawBox, drawChoice } from "./drawBox.ts";
import { drawText, escaped, writeParagraph } from "./drawText.ts";
import { inLightColours } from "./paint.ts";
import type { Caption, Picture } from "./standaloneSvg.ts";

/** Pixels around a picture, and between what stands in it. */
const margin = 18;
const gap = 10;

/** Where things stand on the page, in the pixels of a picture. */
export type Placed = (box: DOMRect) => { x: number; y: number; width: number; height: number };

/**
 * A part of a figure that is made of HTML, a table or a chart with its legend, as an SVG of its own: every box, word
 * and drawing where it stands on the page, in light colours, below the title, and below it the text. Its own borders
 * part it from its neighbours: they are left out, and so are fields, buttons with an icon alone, and whatever is hidden.
 */
export function partPicture(part: HTMLElement, { title, text }: Caption): Picture {
  return inLightColours(() => {
    const style = getComputedStyle(document.documentElement);
    const [ink, soft, ground] = ["--ink", "--soft", "--panel"].map((name) =>
      style.getPropertyValue(name).trim(),
    );
    const zoom = part.currentCSSZoom ?? 1;
    const frame = part.getBoundingClientRect();
    const inner = Math.ceil(frame.width / zoom);
    const head = writeParagraph(title, {
      x: margin,
      y: margin,
      width: inner,
      size: 17,
      weight: 650,
      colour: ink,
    });
    const top = margin + head.height + gap;
    const placed: Placed = (box) => ({
      x: margin + (box.x - frame.x) / zoom,
      y: top + (box.y - frame.y) / zoom,
      width: box.width / zoom,
      height: box.height / zoom,
    });
    const drawn = drawInside(part, placed);
    const under = top + Math.ceil(frame.height / zoom) + gap;
    const foot = writeParagraph(text, {
      x: margin,
      y: under,
      width: inner,
      size: 14,
      weight: 400,
      colour: soft,
    });
    const [width, height] = [inner + 2 * margin, under + foot.height + margin];
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
      `<title>${escaped(title)}</title>`,
      `<desc>${escaped(text)}</desc>`,
      `<rect width="${width}" height="${height}" fill="${ground}"/>`,
      head.markup,
      ...drawn,
      foot.markup,
      "</svg>",
    ].join("\n");
    return { svg, width, height };
  });
}

const fields =
  "input, select, textarea, button.icon, label:has([type=range]), details, script, style, template";
const choices = "[type=radio], [type=checkbox]";

/** What is drawn of an element, the lowest first. */
function draw(element: Element, placed: Placed): string[] {
  if (element.matches(fields) && !element.matches(choices)) return [];
  const style = getComputedStyle(element);
  // What is clipped away is there for those who listen.
  const unseen = style.display === "none" || style.visibility === "hidden" || style.clipPath !== "none";
  if (unseen || style.opacity === "0") return [];
  if (element instanceof HTMLInputElement) return [drawChoice(element, style, placed)];
  if (element instanceof SVGSVGElement) return [drawNested(element, placed)];
  const drawn = [...drawBox(element, style, placed), ...drawInside(element, placed)];
  return style.opacity === "1" || drawn.length === 0
    ? drawn
    : [`<g opacity="${style.opacity}">`, ...drawn, "</g>"];
}

function drawInside(element: Element, placed: Placed): string[] {
  const style = getComputedStyle(element);
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return drawText(child, style, placed);
    return child instanceof Element ? draw(child, placed) : [];
  });
}

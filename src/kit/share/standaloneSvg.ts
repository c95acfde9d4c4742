import { bareDrawing, markupOf } from "./bareDrawing.ts";
import { escaped } from "./escaped.ts";
import { inLightColours } from "./lightColours.ts";
import { wholeTree } from "./wholeTree.ts";
import { writeParagraph } from "./writeParagraph.ts";

/** Pixels around what is written on a picture, and the least width that has room for it. */
const [margin, narrowest] = [14, 360];

/** A picture that needs nothing beside itself. */
export interface Picture {
  /** An SVG document. */
  readonly svg: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The part of a drawing that a picture shows, in the drawing's own pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a picture is called, and what is said of it. */
export interface Caption {
  readonly title: string;
  readonly text: string;
}

/**
 * The drawn tree of a figure as an SVG of its own: all of it, wherever the reader has moved it, in light colours, its
 * styles written into it and its fonts by their names. A node is a group "node-3" with its description as a title.
 * Another drawing than a tree says by `frameOf` how much of it is shown.
 */
export function standaloneSvg(
  drawing: SVGSVGElement,
  caption: Caption,
  frameOf: (copy: SVGSVGElement) => Frame = wholeTree,
): Picture {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // It must stand on the page for a moment: only there has it styles and a size.
  copy.style.position = "absolute";
  drawing.after(copy);
  try {
    return inLightColours(() => {
      const frame = frameOf(copy);
      copy.removeAttribute("style");
      const style = getComputedStyle(document.documentElement);
      const [ink, soft, ground] = ["--ink", "--soft", "--panel"].map((name) =>
        style.getPropertyValue(name).trim(),
      );
      bareDrawing(copy);
      // On a slide nothing but the picture says what it shows.
      const width = Math.max(frame.width, narrowest);
      const lines = { x: frame.x + margin, width: width - 2 * margin };
      const head = writeParagraph(`${caption.title[0].toUpperCase()}${caption.title.slice(1)}`, {
        ...lines,
        y: 0,
        size: 17,
        weight: 650,
        colour: ink,
      });
      const under = frame.y + frame.height + margin;
      const foot = writeParagraph(caption.text, { ...lines, y: under, size: 14, weight: 400, colour: soft });
      const above = head.height + 2 * margin;
      const y = frame.y - above;
      const height = above + frame.height + foot.height + 2 * margin;
      const svg = [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame.x} ${y} ${width} ${height}" role="img">`,
        `<title>${escaped(caption.title)}</title>`,
        `<desc>${escaped(caption.text)}</desc>`,
        `<rect x="${frame.x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>`,
        `<g transform="translate(0 ${y + margin})">${head.markup}</g>`,
        markupOf(copy),
        foot.markup,
        "</svg>",
      ].join("\n");
      return { svg, width, height };
    });
  } finally {
    copy.remove();
  }
}

import { bareDrawing, markupOf } from "./bareDrawing.ts";
import { escaped } from "./escaped.ts";
import { inLightColours } from "./lightColours.ts";
import { wholeTree } from "./wholeTree.ts";

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
      const { x, y, width, height } = frameOf(copy);
      copy.removeAttribute("style");
      const ground = getComputedStyle(document.documentElement).getPropertyValue("--panel").trim();
      bareDrawing(copy);
      const svg = [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" role="img">`,
        `<title>${escaped(caption.title)}</title>`,
        `<desc>${escaped(caption.text)}</desc>`,
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>`,
        markupOf(copy),
        "</svg>",
      ].join("\n");
      return { svg, width, height };
    });
  } finally {
    copy.remove();
  }
}

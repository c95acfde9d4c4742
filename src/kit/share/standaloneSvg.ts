import { bareDrawing, markupOf } from "./bareDrawing.ts";
import { escaped, writeParagraph } from "./drawText.ts";
import { saved, saving } from "./exportedFile.ts";
import { inLightColours } from "./paint.ts";
import * as words from "./words.ts";

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
interface Frame {
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
  const copy = copyOfAll(drawing);
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

/** Dots for each CSS pixel, and the most that browsers paint along one side. */
const scale = 2;
const mostDots = 16_000;

/** The picture as PNG, twice as fine as the page; less where it would be too large to be painted. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const fine = Math.min(scale, mostDots / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(words.tooLarge));
    }, "image/png");
  });
}

/** A copy with all of a drawing in it, of which otherwise only what is in sight may be drawn. */
function copyOfAll(drawing: SVGSVGElement): SVGSVGElement {
  drawing.dispatchEvent(new Event(saving));
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  drawing.dispatchEvent(new Event(saved));
  return copy;
}

/** Pixels around a chart, whose labels may stand at its very edge. */
const aroundChart = 8;

/** The rectangle that a drawing shows, in its own pixels, with a margin. */
export function viewBoxOf(drawing: SVGSVGElement): Frame {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return {
    x: x - aroundChart,
    y: y - aroundChart,
    width: width + 2 * aroundChart,
    height: height + 2 * aroundChart,
  };
}

/** Pixels around a picture, and on its left for whose turn it is. */
const aroundTree = 16;
const sides = 48;
/** Where the names stand in a figure. */
const edge = 12;

/**
 * Undoes how far a drawn tree was moved and zoomed, and puts whose turn it is in each row to its left, and the windows.
 * Returns the rectangle that holds all of it, in its own pixels, rounded outward.
 */
export function wholeTree(drawing: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const tree = drawing.querySelector<SVGGElement>(":scope > g")!;
  const { a, f } = tree.transform.baseVal.consolidate()?.matrix ?? { a: 1, f: 0 };
  tree.removeAttribute("transform");
  drawing.querySelector(":scope > .plies .gutter")?.remove();
  const box = tree.getBBox();
  const ladder = drawing.querySelector<SVGGElement>(":scope > .ladder");
  const beside = ladder?.childElementCount ? ladder.getBBox() : undefined;
  /** From the names of the sides to the windows. */
  const start = (ladder?.transform.baseVal.consolidate()?.matrix.e ?? 0) - edge;
  const left = Math.floor(
    box.x - aroundTree - (beside ? aroundTree + start + beside.x + beside.width : sides),
  );
  const unmoved = (y: number) => (y - f) / a;
  for (const name of drawing.querySelectorAll<SVGTextElement>(":scope > .plies text")) {
    const turned = name.transform.baseVal.consolidate()?.matrix;
    if (turned)
      name.setAttribute("transform", `translate(${left + aroundTree} ${unmoved(turned.f)}) rotate(-90)`);
    else {
      name.setAttribute("x", String(left + aroundTree));
      name.setAttribute("y", String(unmoved(Number(name.getAttribute("y")))));
    }
  }
  ladder?.setAttribute("transform", `translate(${left + aroundTree + start} 0)`);
  for (const rung of ladder?.querySelectorAll<SVGGElement>(":scope > g") ?? [])
    rung.setAttribute("transform", `translate(0 ${unmoved(rung.transform.baseVal.consolidate()!.matrix.f)})`);
  // What joins the number lines keeps to them where nothing was magnified.
  for (const band of ladder?.querySelectorAll(":scope > .band") ?? [])
    if (a === 1) band.setAttribute("transform", `translate(0 ${-f})`);
    else band.remove();
  const top = Math.floor(box.y - aroundTree);
  return {
    x: left,
    y: top,
    width: Math.ceil(box.x + box.width + aroundTree) - left,
    height: Math.ceil(box.y + box.height + aroundTree) - top,
  };
}

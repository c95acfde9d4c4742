import type { ExportedFile } from "./exportStepper.ts";
import { pngOf } from "./pngOf.ts";
import { standaloneSvg } from "./standaloneSvg.ts";
import { viewBoxOf } from "./viewBoxOf.ts";
import { wholeTree } from "./wholeTree.ts";

export type PictureKind = "svg" | "png";

/**
 * A figure's drawing as a file: a tree as a whole, wherever the reader has moved it, anything else as it stands.
 *
 * @param kind the figure's, which begins the file's name
 * @param title what is drawn: "the left tree"
 * @param label what the figure shows, in a few words
 */
export async function drawingFile(
  picture: PictureKind,
  drawing: SVGSVGElement,
  { kind, title, label }: { kind: string; title: string; label: string },
): Promise<ExportedFile> {
  const frame = drawing.querySelector(":scope > .plies") ? wholeTree : viewBoxOf;
  const drawn = standaloneSvg(drawing, { title: label, text: title }, frame);
  const what = title.replace(/^the /, "").replaceAll("’", "").replaceAll(" ", "-").toLowerCase();
  const content =
    picture === "png" ? await pngOf(drawn) : new Blob([drawn.svg], { type: "image/svg+xml;charset=utf-8" });
  return { name: `${kind.toLowerCase()}-${what}.${picture}`, content };
}

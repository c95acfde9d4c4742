import type { ExportedFile } from "./exportedFile.ts";
import { partPicture } from "./partPicture.ts";
import { type Picture, pngOf, standaloneSvg, viewBoxOf, wholeTree } from "./standaloneSvg.ts";

export type PictureKind = "svg" | "png";

/**
 * A figure's drawing as a file: a tree as a whole, wherever the reader has moved it, anything else as it stands. A part
 * that is made of HTML gets a title, and what the figure says of it.
 *
 * @param name the file's, without its ending
 * @param title what is drawn: "the left tree"
 * @param label what the figure shows, in a few words
 * @param says the figure's sentence
 */
export async function drawingFile(
  picture: PictureKind,
  drawing: Element,
  { name, title, label, says }: { name: string; title: string; label: string; says: string },
): Promise<ExportedFile> {
  const drawn = pictureOf(drawing, { title, label, says });
  const content =
    picture === "png" ? await pngOf(drawn) : new Blob([drawn.svg], { type: "image/svg+xml;charset=utf-8" });
  return { name: `${name}.${picture}`, content };
}

function pictureOf(
  drawing: Element,
  { title, label, says }: { title: string; label: string; says: string },
): Picture {
  if (!(drawing instanceof SVGSVGElement)) {
    const capital = `${label[0].toUpperCase()}${label.slice(1)}`;
    return partPicture(drawing as HTMLElement, { title: capital, text: says });
  }
  const frame = drawing.querySelector(":scope > .plies") ? wholeTree : viewBoxOf;
  return standaloneSvg(drawing, { title: label, text: title }, frame);
}

import { attributesOf } from "./bareSvg.ts";
import { type Outline, outlineText, type TextStyle } from "./outlineText.ts";

/** What the sites take that show a page by its picture: pixels of Open Graph. */
export const [width, height] = [1200, 630] as const;

const edge = 60;
/** How far a drawing is enlarged at most: a small one need not shout. */
const largest = 2;
const ink = "#1d2126";
const soft = "#58616c";
const ground = "#fdfcf9";
const panel = "#ffffff";
const line = "#dcd9d1";

/** What is written beside a drawing. */
interface Caption {
  readonly headline: string;
  /** Above the headline, small. */
  readonly above: string;
}

/** The frame of a drawing, in its own pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const textAt = ({ path }: Outline, x: number, y: number, fill: string): string =>
  path === ""
    ? ""
    : `<path${attributesOf([
        ["transform", `translate(${x} ${y})`],
        ["fill", fill],
        ["d", path],
      ])}/>`;

/**
 * The picture of a page as SVG: its headline, and below it the drawing, as large as there is room for.
 *
 * @param drawing an SVG that needs no styles
 */
export async function previewPicture(
  drawing: string,
  frame: Frame,
  { headline, above }: Caption,
): Promise<string> {
  const style: TextStyle = { family: "serif", weight: 650, size: 54 };
  const lines = await broken(headline, style, width - 2 * edge);
  const small = await outlineText(above, { family: "sans", weight: 560, size: 24 });
  const written = lines.map((outline, i) => textAt(outline, edge, 132 + i * 62, ink));
  const top = 132 + (lines.length - 1) * 62 + 36;
  const room = { x: edge, y: top, width: width - 2 * edge, height: height - top - 44 };
  const scale = Math.min((room.width - 40) / frame.width, (room.height - 40) / frame.height, largest);
  const [wide, high] = [frame.width * scale, frame.height * scale];
  const placed = attributesOf([
    ["x", String(room.x + (room.width - wide) / 2)],
    ["y", String(room.y + (room.height - high) / 2)],
    ["width", String(wide)],
    ["height", String(high)],
    ["viewBox", `${frame.x} ${frame.y} ${frame.width} ${frame.height}`],
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    textAt(small, edge, 68, soft),
    ...written,
    `<rect x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" rx="14" fill="${panel}" stroke="${line}" stroke-width="1.5"/>`,
    `<svg${placed}>${drawing}</svg>`,
    "</svg>",
  ].join("");
}

/** A text in lines that are no wider than `room`, as few as hold it. */
async function broken(text: string, style: TextStyle, room: number): Promise<Outline[]> {
  const lines: Outline[] = [];
  let words: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = await outlineText([...words, word].join(" "), style);
    if (longer.width > room && words.length > 0) {
      lines.push(await outlineText(words.join(" "), style));
      words = [word];
    } else words.push(word);
  }
  return [...lines, await outlineText(words.join(" "), style)];
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font, Buffer as Shaped, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { faces } from "../fonts/faces.ts";

/** How a text is set. */
export interface TextStyle {
  readonly family: "serif" | "sans" | "mono" | "math";
  /** From 400 to 700. */
  readonly weight: number;
  /** In pixels. */
  readonly size: number;
}

/** A text as shapes, from its start on the base line at 0, 0. */
export interface Outline {
  /** The data of a path. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Promise<Font>>();

/**
 * Sets a text in the site's own fonts and gives its shapes, so that a picture of it depends on no font of the machine.
 * Throws where a font is not installed.
 */
export async function outlineText(text: string, { family, weight, size }: TextStyle): Promise<Outline> {
  const font = await fontOf(family, weight);
  const shaped = new Shaped();
  shaped.addText(text);
  shaped.guessSegmentProperties();
  shape(font, shaped);
  const scale = size / font.face.upem;
  const positions = shaped.getGlyphPositions();
  let pen = 0;
  const parts = shaped.getGlyphInfos().map(({ codepoint }, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i];
    const path = moved(font.glyphToPath(codepoint), scale, pen + xOffset, yOffset);
    pen += xAdvance;
    return path;
  });
  return { path: parts.join(""), width: pen * scale };
}

/** A glyph's path, whose y goes up, at its place in a picture, whose y goes down. */
function moved(path: string, scale: number, x: number, y: number): string {
  let isX = false;
  return path.replace(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const number = isX ? (Number(part) + x) * scale : -(Number(part) + y) * scale;
    isX = !isX;
    return String(Number(number.toFixed(2)));
  });
}

function fontOf(family: TextStyle["family"], weight: number): Promise<Font> {
  const key = `${family} ${weight}`;
  const font = fonts.get(key) ?? openFont(family, weight);
  fonts.set(key, font);
  return font;
}

/** All glyphs of the family's first upright face, at one weight. */
async function openFont(family: TextStyle["family"], weight: number): Promise<Font> {
  const own = faces.filter((face) => face.family === family && face.style === "normal");
  const [face] = own;
  const glyphs = own.filter(({ source }) => source === face.source).map(({ glyphs }) => glyphs);
  const axes = Object.hasOwn(face.axes, "wght") ? { ...face.axes, wght: weight } : face.axes;
  const whole = readFileSync(require.resolve(face.source));
  const cut = await subsetFont(whole, glyphs.join(""), { targetFormat: "sfnt", variationAxes: axes });
  const bytes = new Uint8Array(cut);
  return new Font(new Face(new Blob(bytes.buffer)));
}

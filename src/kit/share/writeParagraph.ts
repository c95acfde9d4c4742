import { escaped } from "./escaped.ts";
import { wordsWidth } from "./fontBox.ts";
import { namedFont } from "./fontNames.ts";

interface Look {
  /** Where it begins, and how wide it may be, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the letters, in pixels. */
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

/** A paragraph of a picture, in as many lines as it needs, and how high it is; nothing for no words. */
export function writeParagraph(
  text: string,
  { x, y, width, size, weight, colour }: Look,
): { readonly markup: string; readonly height: number } {
  const fontFamily = getComputedStyle(document.documentElement).getPropertyValue("--font-sans");
  const font = { fontStyle: "normal", fontWeight: String(weight), fontSize: `${size}px`, fontFamily };
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && wordsWidth(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const step = Math.round(1.4 * size);
  const paint = `fill="${colour}" font-family="${escaped(namedFont(fontFamily))}" font-size="${size}" font-weight="${weight}"`;
  const markup = lines.map((line, i) => {
    const wide = Number(wordsWidth(line, font).toFixed(2));
    return `<text x="${x}" y="${y + i * step + size}" textLength="${wide}" lengthAdjust="spacingAndGlyphs" ${paint}>${escaped(line)}</text>`;
  });
  return { markup: markup.join("\n"), height: lines.length * step };
}

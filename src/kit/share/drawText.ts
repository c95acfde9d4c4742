import { namedFont, plainColour } from "./paint.ts";
import type { Placed } from "./partPicture.ts";
import * as words from "./words.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in XML, between tags or in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]);

type Font = Pick<CSSStyleDeclaration, "fontStyle" | "fontWeight" | "fontSize" | "fontFamily">;

let pen: CanvasRenderingContext2D | null | undefined;

function penIn({ fontStyle, fontWeight, fontSize, fontFamily }: Font): CanvasRenderingContext2D {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error(words.cannotMeasure);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return pen;
}

/** How far a font reaches above and below the line it stands on, in pixels. */
function fontBox(font: Font): { readonly ascent: number; readonly descent: number } {
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = penIn(font).measureText("x");
  return { ascent, descent };
}

/** How wide words are in a font, in pixels. */
const wordsWidth = (text: string, font: Font): number => penIn(font).measureText(text).width;

/** A run of words on one line, and the box that it fills on the page. */
interface Run {
  readonly words: string;
  readonly box: DOMRect;
}

/**
 * The words of a text of the page, a line of it at a time, each as wide as it is there: in another font nothing runs
 * into its neighbour.
 */
export function drawText(text: Text, style: CSSStyleDeclaration, placed: Placed): string[] {
  const { ascent, descent } = fontBox(style);
  const { colour, opacity } = plainColour(style.color);
  const paint = [
    `fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}`,
    `font-family="${escaped(namedFont(style.fontFamily))}"`,
    `font-size="${style.fontSize}" font-weight="${style.fontWeight}"`,
    ...(style.fontStyle === "normal" ? [] : [`font-style="${style.fontStyle}"`]),
  ].join(" ");
  return runsOf(text).map(({ words, box }) => {
    const { x, y, width, height } = placed(box);
    const baseline = y + (height - ascent - descent) / 2 + ascent;
    const shown = style.textTransform === "uppercase" ? words.toUpperCase() : words;
    const [left, down, wide] = [x, baseline, width].map((value) => Number(value.toFixed(2)));
    return `<text x="${left}" y="${down}" textLength="${wide}" lengthAdjust="spacingAndGlyphs" ${paint}>${escaped(shown)}</text>`;
  });
}

/** The lines that a text was broken into. */
function runsOf(text: Text): Run[] {
  const runs: { from: number; to: number; top: number }[] = [];
  for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
    // A word that is broken itself goes letter by letter.
    const pieces = rangeOf(text, index, index + word.length).getClientRects().length > 1 ? [...word] : [word];
    let from = index;
    for (const piece of pieces) {
      const to = from + piece.length;
      const box = rangeOf(text, from, to).getBoundingClientRect();
      const last = runs.at(-1);
      if (last && Math.abs(last.top - box.top) < 2) last.to = to;
      else if (box.width > 0) runs.push({ from, to, top: box.top });
      from = to;
    }
  }
  return runs.map(({ from, to }) => ({
    words: text.data.slice(from, to).replaceAll(/\s+/g, " "),
    box: rangeOf(text, from, to).getBoundingClientRect(),
  }));
}

function rangeOf(text: Text, from: number, to: number): Range {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range;
}

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

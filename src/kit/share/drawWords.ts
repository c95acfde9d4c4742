import { escaped } from "./escaped.ts";
import { fontBox } from "./fontBox.ts";
import { namedFont } from "./fontNames.ts";
import type { Placed } from "./partPicture.ts";
import { plainColour } from "./plainColour.ts";

/** A run of words on one line, and the box that it fills on the page. */
interface Run {
  readonly words: string;
  readonly box: DOMRect;
}

/**
 * The words of a text of the page, a line of it at a time, each as wide as it is there: in another font nothing runs
 * into its neighbour.
 */
export function drawWords(text: Text, style: CSSStyleDeclaration, placed: Placed): string[] {
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

type Font = Pick<CSSStyleDeclaration, "fontStyle" | "fontWeight" | "fontSize" | "fontFamily">;

let pen: CanvasRenderingContext2D | null | undefined;

function penIn({ fontStyle, fontWeight, fontSize, fontFamily }: Font): CanvasRenderingContext2D {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("this browser cannot measure words");
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return pen;
}

/** How far a font reaches above and below the line it stands on, in pixels. */
export function fontBox(font: Font): { readonly ascent: number; readonly descent: number } {
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = penIn(font).measureText("x");
  return { ascent, descent };
}

/** How wide words are in a font, in pixels. */
export const wordsWidth = (words: string, font: Font): number => penIn(font).measureText(words).width;

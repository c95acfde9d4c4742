/** The first pixel row of a band, and the one past its last. */
export type Band = readonly [top: number, bottom: number];

let strip: HTMLCanvasElement | undefined;

/**
 * Empties a canvas and draws a picture of one row of pixels for each band, each as high as its band. So a picture whose rows
 * are alike from band to band is worked out once for each of these, and not for each row: memory that nobody has written
 * to yet costs most of a large one.
 */
export function drawBands(context: CanvasRenderingContext2D, rows: ImageData, bands: readonly Band[]): void {
  const { width, height } = rows;
  strip ??= document.createElement("canvas");
  if (strip.width !== width || strip.height !== height) [strip.width, strip.height] = [width, height];
  strip.getContext("2d")!.putImageData(rows, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.imageSmoothingEnabled = false;
  for (const [row, [top, bottom]] of bands.entries())
    if (bottom > top) context.drawImage(strip, 0, row, width, 1, 0, top, width, bottom - top);
}

/** A picture of few rows of pixels, each of which fills a band of the canvas: only what is drawn so carries the code for it. */
export interface Stretched {
  readonly rows: number;
  readonly draw: (context: CanvasRenderingContext2D, rows: ImageData) => void;
}

export const inBands = (bands: readonly Band[]): Stretched => ({
  rows: bands.length,
  draw: (context, rows) => drawBands(context, rows, bands),
});

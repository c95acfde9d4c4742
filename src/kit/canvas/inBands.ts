/** The first pixel row of a band, and the one past its last. */
export type Band = readonly [top: number, bottom: number];

/** How a picture of few rows of pixels fills a canvas: only what is drawn so carries the code for it. */
export interface Stretched {
  readonly rows: number;
  /** Empties the canvas and draws the picture. */
  readonly draw: (context: CanvasRenderingContext2D, picture: ImageData) => void;
}

let strip: HTMLCanvasElement | undefined;

/**
 * Each row of pixels as high as its band. So a picture whose rows are alike within a band is worked out once for each band,
 * and not for each row: memory that nobody has written to yet costs most of a large one.
 */
export const inBands = (bands: readonly Band[]): Stretched => ({
  rows: bands.length,
  draw(context, picture) {
    const { width, height } = picture;
    strip ??= document.createElement("canvas");
    if (strip.width !== width || strip.height !== height) [strip.width, strip.height] = [width, height];
    strip.getContext("2d")!.putImageData(picture, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.imageSmoothingEnabled = false;
    for (const [row, [top, bottom]] of bands.entries())
      if (bottom > top) context.drawImage(strip, 0, row, width, 1, 0, top, width, bottom - top);
  },
});

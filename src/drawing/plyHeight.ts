const perRow = 100;
const perBand = 37;
const highest = 720;

/**
 * Height of the frame for so many rows of boards and bands, in pixels. It is the same at every width, so that
 * nothing jumps when a page learns how wide it is.
 */
export const plyHeight = (rows: number, bands: number): number =>
  Math.min(highest, 60 + perRow * rows + perBand * bands);

/** A row of the picture: where it begins and ends, from the top. */
export type Row = readonly [top: number, bottom: number];

/** Pixels between two rows. */
const gap = 3;

/** The rows of a picture in pixels: a row for each level, all of one height. `scale` is of device pixels to these. */
export function rowsOf(levels: number, height: number, scale = 1): Row[] {
  const each = (height + gap) / levels;
  return Array.from({ length: levels }, (_, level) => [
    Math.round(level * each * scale),
    Math.round((level * each + each - gap) * scale),
  ]);
}

/** How high a picture of so many levels is, in pixels. */
export const pictureHeight = (levels: number): number => Math.min(470, Math.max(260, levels * 42));

import type { Band } from "../../kit/canvas/inBands.ts";

/** Pixels between two rows. */
const gap = 3;

/** The rows of a picture in pixels: a row for each level, all of one height. `scale` is of device pixels to these. */
export function rowsOf(levels: number, height: number, scale = 1): Band[] {
  const each = (height + gap) / levels;
  return Array.from({ length: levels }, (_, level) => [
    Math.round(level * each * scale),
    Math.round((level * each + each - gap) * scale),
  ]);
}

/** A row of pixels for each level, in a picture that is drawn as high as `rowsOf` says. */
export const eachPixel = (levels: number): Band[] =>
  Array.from({ length: levels }, (_, level) => [level, level + 1] as const);

/** As `rowsOf`, of nodes that are marks so many pixels high, in the middle of what each level has. */
export function branchRows(levels: number, height: number, mark: number, scale = 1): Band[] {
  const each = height / levels;
  return Array.from({ length: levels }, (_, level) => {
    const top = Math.round(((level + 0.5) * each - mark / 2) * scale);
    return [top, top + Math.round(mark * scale)];
  });
}

/** How large the mark of a node is that has so many pixels to itself: it leaves some of them, and branches are seen. */
export const markSize = (pixels: number): number => Math.round(Math.min(17, Math.max(4, 0.62 * pixels)));

/** How high a picture of so many levels is, in pixels; in a chapter it is small. */
export const pictureHeight = (levels: number, small = false): number =>
  small ? Math.min(290, Math.max(120, levels * 29)) : Math.min(470, Math.max(260, levels * 42));

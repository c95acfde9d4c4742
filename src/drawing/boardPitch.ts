/** No board is drawn larger than this; on a phone they are smaller still. */
export const largestBoard = (width: number): number => Math.min(58, Math.max(36, width / 8));

/** Boards from this size on have room for a line of text below them. */
export const smallestLabelled = 22;

const labelHeight = 14;

/** From one board to the next in its row or its block. */
export const boardPitch = (size: number): number => size + gapBeside(size);

/** The largest board, a multiple of a tenth of a pixel, that fits into such a pitch. */
export function boardWithin(pitch: number): number {
  let size = Math.floor(pitch * 10) / 10;
  while (size > 0.1 && boardPitch(size) > pitch) size -= 0.1;
  return size;
}

/** What a line of text below boards takes, where they are large enough to have one. */
export const labelUnder = (size: number, labelled: boolean): number =>
  labelled && size >= smallestLabelled ? labelHeight : 0;

/** From one line of boards to the next. */
export const linePitch = (size: number, labelled: boolean): number =>
  boardPitch(size) + labelUnder(size, labelled);

/** Boards of a pixel or two still need air, large ones a margin. */
const gapBeside = (size: number) => Math.max(0.16 * size, Math.min(2.5, 0.35 * size));

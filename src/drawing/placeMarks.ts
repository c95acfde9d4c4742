/** A short text that belongs under a bar; `middle` is the middle of that bar, in pixels. */
interface Mark {
  readonly middle: number;
  readonly text: string;
}

/** Pixels between two texts. */
const air = 8;

/**
 * Where marks stand under the bars of a chart so that none covers another: `x` for a text that is centred, moved only as far
 * as keeps it inside `width`, and `row`, counted from 0, which is the first with room for it. The first marks choose first.
 * `letter` is about how many pixels a letter takes: 7.4 of 12 pixels' type.
 */
export function placeMarks<Given extends Mark>(
  marks: readonly Given[],
  width: number,
  letter = 7.4,
): (Given & { x: number; row: number })[] {
  const placed: (Given & { x: number; row: number })[] = [];
  for (const mark of marks) {
    const half = (mark.text.length * letter) / 2;
    const x = Math.min(width - half, Math.max(half, mark.middle));
    const taken = placed.filter((other) => {
      const room = half + (other.text.length * letter) / 2 + air;
      return Math.abs(other.x - x) < room;
    });
    let row = 0;
    while (taken.some((other) => other.row === row)) row++;
    placed.push({ ...mark, x, row });
  }
  return placed;
}

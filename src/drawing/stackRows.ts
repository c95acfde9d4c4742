/** Height of the band that stands for a row too wide to draw, and the air between two bands. */
export const bandHeight = 28;
const bandGap = 9;
/** Air above the first row and below the last, and the least and the most that edges get between two. */
const margin = 16;
const leastGap = 26;
const mostGap = 80;

/**
 * Where rows of these heights begin, and the bands below them, when they share a frame `height` pixels high; and
 * how high they are together, which is more than the frame where they do not fit.
 */
export function stackRows(
  heights: readonly number[],
  bands: number,
  height: number,
): { tops: number[]; height: number } {
  const free = height - taken(heights, bands);
  const gaps = heights.length - (bands > 0 ? 0 : 1);
  const more = gaps === 0 ? 0 : Math.min(mostGap - leastGap, Math.max(0, free / gaps));
  const tops: number[] = [];
  let top = margin + Math.max(0, (free - more * gaps) / 2);
  for (const row of heights) {
    tops.push(top);
    top += row + leastGap + more;
  }
  for (let band = 0; band < bands; band++) tops.push(top + band * (bandHeight + bandGap));
  return { tops, height: height - Math.min(0, free) };
}

/** Whether rows and bands fit into such a frame. */
export const rowsFit = (heights: readonly number[], bands: number, height: number): boolean =>
  taken(heights, bands) <= height;

function taken(heights: readonly number[], bands: number): number {
  const rows = heights.reduce((sum, row) => sum + row, 0) + leastGap * (heights.length - 1);
  return 2 * margin + rows + (bands > 0 ? leastGap + bands * (bandHeight + bandGap) - bandGap : 0);
}

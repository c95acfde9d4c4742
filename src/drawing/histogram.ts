/** How many values fall into a stretch of whole numbers, both ends included. */
export interface HistogramBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * Whole numbers counted in stretches next to each other, all equally long and as short as `most` bars allow: of one number each
 * where they suffice. From the least value on; the last may end beyond the greatest. Without values there are no bars.
 */
export function histogram(values: readonly number[], most: number): HistogramBar[] {
  if (values.length === 0) return [];
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const width = Math.ceil((greatest - least + 1) / most);
  const bars = Array.from({ length: Math.floor((greatest - least) / width) + 1 }, (_, i) => ({
    from: least + i * width,
    to: least + (i + 1) * width - 1,
    count: 0,
  }));
  for (const value of values) bars[Math.floor((value - least) / width)].count++;
  return bars;
}

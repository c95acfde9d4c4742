/** The last index from `from` to before `to` whose value is `most` or less, in rising values; `from − 1` for none. */
export function lastAtMost(values: Int32Array, most: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

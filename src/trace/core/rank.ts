/** How many of these ascending numbers are at most `most`. O(log of how many there are). */
export function rank(ascending: ArrayLike<number>, most: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle] <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

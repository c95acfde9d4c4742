/** A mistake: a child is asked what a child of MIN is asked, and one that is no better than alpha ends all. */
export function prunedAsMin() {
  return { windowOf };

  function windowOf(
    _chances: readonly number[],
    _values: readonly number[],
    alpha: number,
    _beta: number,
    _least: number,
    _most: number,
  ): number[] {
    return [alpha, Infinity];
  }
}

/** A mistake: the sum so far is compared alone, as if what is unread were worth nothing. */
export function cutWithoutBounds() {
  return { windowOf };

  function windowOf(
    chances: readonly number[],
    values: readonly number[],
    alpha: number,
    beta: number,
    _least: number,
    _most: number,
  ): number[] {
    const next = values.length;
    let sum = 0;
    for (let i = 0; i < next; i++) {
      sum = sum + chances[i] * values[i];
    }
    const low = (alpha - sum) / chances[next];
    const high = (beta - sum) / chances[next];
    return [low, high];
  }
}

/** A chance node's mean, and the window in which Star1 asks one of its children, as a lesson has them. */
export function chanceNodes() {
  return { mean, windowOf };

  function mean(chances: readonly number[], values: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      sum = sum + chances[i] * values[i];
    }
    return sum;
  }

  function windowOf(
    chances: readonly number[],
    values: readonly number[],
    alpha: number,
    beta: number,
    least: number,
    most: number,
  ): number[] {
    const next = values.length;
    let sum = 0;
    let unread = 1 - chances[next];
    for (let i = 0; i < next; i++) {
      sum = sum + chances[i] * values[i];
      unread = unread - chances[i];
    }
    const low = (alpha - sum - unread * most) / chances[next];
    const high = (beta - sum - unread * least) / chances[next];
    return [low, high];
  }
}

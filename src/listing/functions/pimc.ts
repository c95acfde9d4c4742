/** What determinization makes of the worlds that it has searched, in two functions: the averages of the moves, and its choice. */
export function pimc() {
  return { averages, bestOf };

  function averages(
    chances: readonly number[],
    values: readonly (readonly number[])[],
    _truth: number,
  ): number[] {
    const means = [];
    for (let move = 0; move < values[0].length; move++) {
      let sum = 0;
      for (let world = 0; world < values.length; world++) {
        sum = sum + chances[world] * values[world][move];
      }
      means.push(sum);
    }
    return means;
  }

  function bestOf(means: readonly number[]): number {
    let best = 0;
    for (let move = 0; move < means.length; move++) {
      if (means[move] > means[best]) best = move;
    }
    return best;
  }
}

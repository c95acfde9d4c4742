/** A mistake: a move is counted in the worlds in which none is better, and how much better it is there does not count. */
export function votesCounted() {
  return { averages };

  function averages(
    chances: readonly number[],
    values: readonly (readonly number[])[],
    _truth: number,
  ): number[] {
    const means = [];
    for (let move = 0; move < values[0].length; move++) {
      let sum = 0;
      for (let world = 0; world < values.length; world++) {
        let greatest = values[world][0];
        for (const value of values[world]) {
          greatest = Math.max(greatest, value);
        }
        if (values[world][move] === greatest) sum = sum + chances[world];
      }
      means.push(sum);
    }
    return means;
  }
}

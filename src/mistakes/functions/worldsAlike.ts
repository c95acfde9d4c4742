/** A mistake: all worlds are counted alike, however likely they are. */
export function worldsAlike() {
  return { averages };

  function averages(
    _chances: readonly number[],
    values: readonly (readonly number[])[],
    _truth: number,
  ): number[] {
    const means = [];
    for (let move = 0; move < values[0].length; move++) {
      let sum = 0;
      for (let world = 0; world < values.length; world++) {
        sum = sum + values[world][move];
      }
      means.push(sum / values.length);
    }
    return means;
  }
}

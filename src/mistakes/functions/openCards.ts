/** A mistake: the program looks at the world that is really there, which lies open in its memory and nowhere else. */
export function openCards() {
  return { averages };

  function averages(
    _chances: readonly number[],
    values: readonly (readonly number[])[],
    truth: number,
  ): number[] {
    const means = [];
    for (let move = 0; move < values[0].length; move++) {
      means.push(values[truth][move]);
    }
    return means;
  }
}

/** A mistake: chance is taken for MIN, who draws the worst. */
export function chanceForMin() {
  return { mean };

  function mean(_chances: readonly number[], values: readonly number[]): number {
    let worst = values[0];
    for (const value of values) {
      worst = Math.min(worst, value);
    }
    return worst;
  }
}

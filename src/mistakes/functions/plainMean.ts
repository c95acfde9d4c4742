/** A mistake: all outcomes are counted alike, whatever their probabilities are. */
export function plainMean() {
  return { mean };

  function mean(_chances: readonly number[], values: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      sum = sum + values[i];
    }
    return sum / values.length;
  }
}

/** A mistake: where nothing is regretted it divides by 0, or plays nothing. */
export function nothingRegretted() {
  return { nextStrategy };

  function nextStrategy(regrets: readonly number[]): number[] {
    let sum = 0;
    for (const regret of regrets) {
      sum = sum + Math.max(0, regret);
    }
    const strategy = [];
    for (const regret of regrets) {
      strategy.push(Math.max(0, regret) / sum);
    }
    return strategy;
  }
}

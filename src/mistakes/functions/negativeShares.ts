/** A mistake: regrets below 0 are divided like the others, and come out as shares that nobody can play. */
export function negativeShares() {
  return { nextStrategy };

  function nextStrategy(regrets: readonly number[]): number[] {
    let sum = 0;
    for (const regret of regrets) {
      sum = sum + regret;
    }
    const even = 1 / regrets.length;
    const strategy = [];
    for (const regret of regrets) {
      const share = sum > 0 ? regret / sum : even;
      strategy.push(share);
    }
    return strategy;
  }
}

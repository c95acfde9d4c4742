/** A mistake: only the action of the greatest regret is played, as if there were a best one. */
export function greatestRegret() {
  return { nextStrategy };

  function nextStrategy(regrets: readonly number[]): number[] {
    let greatest = regrets[0];
    for (const regret of regrets) {
      if (regret > greatest) greatest = regret;
    }
    const strategy = [];
    for (const regret of regrets) {
      const share = regret === greatest ? 1 : 0;
      strategy.push(share);
    }
    return strategy;
  }
}

/** A player that regrets, in three functions: what `RegretMatcher` of the engine does, as a lesson has it. */
export function regretMatching() {
  return { nextStrategy, learn, average };

  function nextStrategy(regrets: readonly number[]): number[] {
    let sum = 0;
    for (const regret of regrets) {
      sum = sum + Math.max(0, regret);
    }
    const even = 1 / regrets.length;
    const strategy = [];
    for (const regret of regrets) {
      const wanted = Math.max(0, regret);
      const share = sum > 0 ? wanted / sum : even;
      strategy.push(share);
    }
    return strategy;
  }

  function learn(regrets: readonly number[], strategy: readonly number[], earned: readonly number[]) {
    let got = 0;
    for (let i = 0; i < earned.length; i++) {
      got = got + strategy[i] * earned[i];
    }
    const next = [];
    for (let i = 0; i < regrets.length; i++) {
      next.push(regrets[i] + earned[i] - got);
    }
    return next;
  }

  function average(strategies: readonly (readonly number[])[]): number[] {
    const shares = [];
    for (let i = 0; i < strategies[0].length; i++) {
      let sum = 0;
      for (const strategy of strategies) {
        sum = sum + strategy[i];
      }
      shares.push(sum / strategies.length);
    }
    return shares;
  }
}

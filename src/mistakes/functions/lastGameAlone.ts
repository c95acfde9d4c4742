/** A mistake: each game's regrets take the place of those before, and nothing is added up. */
export function lastGameAlone() {
  return { learn };

  function learn(regrets: readonly number[], strategy: readonly number[], earned: readonly number[]) {
    let got = 0;
    for (let i = 0; i < earned.length; i++) {
      got = got + strategy[i] * earned[i];
    }
    const next = [];
    for (let i = 0; i < regrets.length; i++) {
      next.push(earned[i] - got);
    }
    return next;
  }
}

/** A mistake: what an action would have earned is added up, and what was earned is not taken away. */
export function earnedAlone() {
  return { learn };

  function learn(regrets: readonly number[], _strategy: readonly number[], earned: readonly number[]) {
    const next = [];
    for (let i = 0; i < regrets.length; i++) {
      next.push(regrets[i] + earned[i]);
    }
    return next;
  }
}

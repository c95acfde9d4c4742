/** The bound of an arm, and the arm that it chooses: what `bandit.ts` of the engine does, as a lesson has it. */
export function ucb1() {
  return { ucb1, choose };

  function ucb1(mean: number, pulls: number, total: number, c: number): number {
    if (pulls === 0) return Infinity;
    const explore = Math.sqrt(Math.log(total) / pulls);
    return mean + c * explore;
  }

  function choose(arms: readonly { pulls: number; earned: number }[], c: number): number {
    let total = 0;
    for (const arm of arms) {
      total = total + arm.pulls;
    }
    let best = 0;
    let greatest = -Infinity;
    for (let i = 0; i < arms.length; i++) {
      const arm = arms[i];
      const mean = arm.pulls > 0 ? arm.earned / arm.pulls : 0;
      const bound = ucb1(mean, arm.pulls, total, c);
      if (bound > greatest) {
        greatest = bound;
        best = i;
      }
    }
    return best;
  }
}

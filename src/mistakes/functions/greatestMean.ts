/** A mistake: the arm of the greatest mean is pulled, and its bound is asked for nowhere. */
export function greatestMean() {
  return { choose };

  function choose(arms: readonly { pulls: number; earned: number }[], _c: number): number {
    let best = 0;
    let greatest = -Infinity;
    for (let i = 0; i < arms.length; i++) {
      const arm = arms[i];
      const mean = arm.pulls > 0 ? arm.earned / arm.pulls : 0;
      if (mean > greatest) {
        greatest = mean;
        best = i;
      }
    }
    return best;
  }
}

/** A mistake: the bound of an arm that was never pulled is worked out like any other, and 0/0 is no number. */
export function untriedArm() {
  return { ucb1 };

  function ucb1(mean: number, pulls: number, total: number, c: number): number {
    const explore = Math.sqrt(Math.log(total) / pulls);
    return mean + c * explore;
  }
}

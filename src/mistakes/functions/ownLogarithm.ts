/** A mistake: the logarithm is that of the arm's own pulls, so that an arm which did badly once never comes back. */
export function ownLogarithm() {
  return { ucb1 };

  function ucb1(mean: number, pulls: number, _total: number, c: number): number {
    if (pulls === 0) return Infinity;
    const explore = Math.sqrt(Math.log(pulls) / pulls);
    return mean + c * explore;
  }
}

/** A mistake: plies are taken away on both sides, so that MIN, too, wins later than it could. */
export function soonerLosses() {
  return { sooner };

  function sooner(outcome: number, ply: number): number {
    if (outcome === 0) return 0;
    return 10 * outcome - ply;
  }
}

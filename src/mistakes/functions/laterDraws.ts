/** A mistake: a draw counts its plies, too, and is no longer a draw. */
export function laterDraws() {
  return { sooner };

  function sooner(outcome: number, ply: number): number {
    if (outcome < 0) return 10 * outcome + ply;
    return 10 * outcome - ply;
  }
}

/** A mistake: plies are added where they are to be taken away, so that a win is worth more the later it comes. */
export function laterWins() {
  return { sooner };

  function sooner(outcome: number, ply: number): number {
    if (outcome > 0) return 10 * outcome + ply;
    if (outcome < 0) return 10 * outcome - ply;
    return 0;
  }
}

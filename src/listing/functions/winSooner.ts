/** What an outcome counts so many plies below the root: what `preferSooner` of the engine makes of it. */
export function winSooner() {
  return { sooner };

  function sooner(outcome: number, ply: number): number {
    if (outcome > 0) return 10 * outcome - ply;
    if (outcome < 0) return 10 * outcome + ply;
    return 0;
  }
}

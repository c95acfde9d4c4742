/**
 * Sorts moves, which are small whole numbers, by their place in `ranking`, which names them all. Each set of
 * moves is sorted once and its list shared from then on, so that asking costs next to nothing.
 */
export function rankMoves(ranking: readonly number[]): (moves: readonly number[]) => readonly number[] {
  const ranked: (readonly number[])[] = [];
  return (moves) => {
    let set = 0;
    for (const move of moves) set |= 1 << move;
    ranked[set] ??= ranking.filter((move) => set & (1 << move));
    return ranked[set];
  };
}

/**
 * The moves that cannot wait where one move can complete a line: those that win at once, or else those that stop
 * the other side from doing so. Empty where neither side can. All of them would lose to a second threat, and so would
 * any other move: one of those that are given is always a best one, if nothing beats winning at once.
 */
export function winOrStop<Move>(
  moves: readonly Move[],
  wins: (move: Move) => boolean,
  otherWins: (move: Move) => boolean,
): readonly Move[] {
  const winning = moves.filter(wins);
  return winning.length > 0 ? winning : moves.filter(otherWins);
}

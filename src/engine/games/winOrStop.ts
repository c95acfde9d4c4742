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

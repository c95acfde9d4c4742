import {
  alphaBeta,
  type MatchResult,
  match,
  moveValues,
  othello,
  type Player,
  random,
  randomEvaluation,
  withoutEstimates,
} from "../engine/index.ts";

type Position = typeof othello.start;
type OthelloPlayer = Player<Position, number>;

/** Searches with estimates that are drawn by lot, afresh for every move. */
function guessing(depth: number, seed: string): OthelloPlayer {
  let moves = 0;
  return (position) =>
    alphaBeta(randomEvaluation(othello, `${seed} ${moves++}`), position, { depth }).line[0];
}

/** Sees the end of the game as far, and draws by lot among the moves that it cannot tell apart. */
function byLot(depth: number, seed: string): OthelloPlayer {
  const { below } = random(seed);
  const blind = withoutEstimates(othello);
  return (position) => {
    const sign = othello.turn(position) === "max" ? 1 : -1;
    const moves = moveValues(blind, position, alphaBeta, depth);
    const best = Math.max(...moves.map(({ value }) => sign * value));
    const good = moves.filter(({ value }) => sign * value === best);
    return good[below(good.length)].move;
  };
}

/** Two games from one opening with the sides exchanged, as "w", "d" and "l" of the search that guesses. */
export function guessedPair(depth: number, pair: number): string {
  const seed = `${depth} ${pair}`;
  const { wins, draws, losses } = match(othello, guessing(depth, seed), byLot(depth, seed), {
    pairs: 1,
    seed,
  });
  return "w".repeat(wins) + "d".repeat(draws) + "l".repeat(losses);
}

/**
 * What came of the first openings, too long to be played whenever the site is built: `guessedPair` for the pairs from 0
 * on. A test plays some of them again.
 */
export const guessedGames: readonly { readonly depth: number; readonly games: string }[] = [
  {
    depth: 1,
    games:
      "llwlwlwwwwwlwlwlwlwdllwlwlwlllwlwlwlwlllllllwwwwwlwlllwlwlwdwlwwwwwlwlllwlwlwlwlwlwlwwwwwlwlwlwlwlllllwlwwwlllwwwlllwlwlwlwlwlwlwldlwwlldlwlwlwlllllwlllwddlwlwwllllwwdlwwwwwlwdwlwdwlwlwlwlllwlwlwlwlllwwwlwlwlwlwlwlllwlllwlwwwlllwlwlllwlllwwwdwlllllwlwldlllwlwlwwwlwlwlllllwlwlwwllwwwlwwwlwllllldlwwllwlwwwwllwwwlllwlllllwlwwwlwlllwlllwlwlwlwlwwllllwlddllwwwwwldlwlllllwlwwwlwdwlwlllwlwlwwllwwwlwlllww",
  },
  {
    depth: 2,
    games:
      "llllwlwwwwllwlwwllwlwwwlwlwwllwlwwwlwlllwwllwlwwwdwlwlwlwwwlwwwwwlwlwwllwlwlwlwwwlwwwlwwllwlllwlllwlwwllwlwwwlwlwlwlwwwlwwwdwlllwwwlwlwlwlwwwlwlwlwwwwllwwwlwlwlwlwwwlwlllllwdwwllwlllwlwlwlwlwwllllllwlwlwwwdwwllwlwwwlwlwlwwwlwlwwwlwlwwwwwlwldlwlwlllwlwldlwwwwwwwlllwlwlwwwwllwlwlllwwwdwwwwwwwlllllwlwwwlwdwwwwwwwlwlwwdlllwlwwwwwwwlllwwwlwlwdwwwlwwwwwwwlwwwwllllwlwwwlwlwlwlwlllwlllllwwwlwlwlwldlwlwlwl",
  },
  {
    depth: 3,
    games:
      "wlwlwwwlllwlwlwwwlwlwlwdwwwlwwwwllwwwwwlwlwwwwwwwwwwwwllwlwldlwlwwwlwwllllllwdwwwlwlwwllwwllwlwlwlwwwlwlwlwwllwlwlwwwwwlwlwlwdwwwwwwwlwwwwwwwlwwwdwlwwwlwlwlwlwwwlwlwlwwwwwwwlwlwlwlwlwlwlllwlwlwwwwwlwl",
  },
  {
    depth: 4,
    games:
      "wwwlllwwwwwlllwwwlwwwdwlwdwlllwwwwwwwwwlwlwwwlwwwlwwwwwwwlwwwwwwwwwlwlwlwwwwdldlwwwwwwwlwlwlwwwlwwwwwwllwlwlwlwwwwwlwwwlwwwwwwwwwlwlwlwlwlwwwlwlwwwwwlwlwlwlwwllwlwwwwwwwwwlwwwwwlwwwwwlwwwlwlwwwwwlwlww",
  },
];

/** The same, counted for the search that guesses. */
export const guessedOthello = guessedGames.map(({ depth, games }): { depth: number; result: MatchResult } => {
  const count = (one: string) => games.split(one).length - 1;
  return { depth, result: { wins: count("w"), draws: count("d"), losses: count("l") } };
});

import { demandWhole } from "./demand.ts";
import type { Game } from "./game.ts";
import { type Random, random } from "./random.ts";

/** Chooses a move in a position that is not over. */
export type Player<Position, Move> = (position: Position) => Move;

/** Games by how they went for the first of two players. */
export interface MatchResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface MatchOptions {
  /** Openings, 1 or more; each is played twice, with the sides exchanged. */
  readonly pairs: number;
  /** Random plies before the players take over; 2 by default. An opening that ends the game is drawn again. */
  readonly opening?: number;
  /** Draws the openings; 1 by default. */
  readonly seed?: number | string;
}

/**
 * Lets two players play: from each opening once with the first as MAX, once as MIN, so that no opening favours either.
 * Players that choose alike by the same position would else play the same game again and again. Throws a
 * RangeError for pairs or an opening that are no whole numbers in their range, or for an opening longer than the game.
 */
export function match<Position, Move>(
  game: Game<Position, Move>,
  first: Player<Position, Move>,
  second: Player<Position, Move>,
  { pairs, opening = 2, seed = 1 }: MatchOptions,
): MatchResult {
  demandWhole("pairs", pairs, [1, Infinity]);
  const chance = random(seed);
  const count = { wins: 0, draws: 0, losses: 0 };
  const tell = (score: number) => count[score > 0 ? "wins" : score < 0 ? "losses" : "draws"]++;
  for (let pair = 0; pair < pairs; pair++) {
    const start = randomOpening(game, opening, chance).reduce(game.play, game.start);
    tell(playOut(game, start, first, second));
    tell(0 - playOut(game, start, second, first));
  }
  return count;
}

/** The outcome of a game played on from here. */
function playOut<Position, Move>(
  game: Game<Position, Move>,
  start: Position,
  max: Player<Position, Move>,
  min: Player<Position, Move>,
): number {
  let position = start;
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== undefined) return outcome;
    position = game.play(position, (game.turn(position) === "max" ? max : min)(position));
  }
}

/**
 * So many moves by lot from the start, each legal one as likely as another. An opening that ends the game is drawn
 * again. Throws a RangeError where every opening that was drawn did, and for plies that are no whole number, 0 or
 * more.
 */
export function randomOpening<Position, Move>(
  game: Game<Position, Move>,
  plies: number,
  chance: Pick<Random, "below">,
): Move[] {
  demandWhole("opening", plies, [0, Infinity], "plies");
  for (let attempt = 0; attempt < 1000; attempt++) {
    const line: Move[] = [];
    let position = game.start;
    while (line.length < plies && game.outcome(position) === undefined) {
      const moves = game.moves(position);
      line.push(moves[chance.below(moves.length)]);
      position = game.play(position, line[line.length - 1]);
    }
    if (game.outcome(position) === undefined) return line;
  }
  throw new RangeError(`${game.name} is over before ${plies} plies are played`);
}

/** The share of points won, a draw counting half, and the 95 % interval that its true value is thought to lie in. */
export interface Score {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
const usual = 1.96;

/**
 * The score of a match, all in [0, 1]; a RangeError where no game was played. Draws make the true interval narrower than this one, never wider.
 * Source: E. Wilson 1927, "Probable Inference, the Law of Succession, and Statistical Inference".
 *
 * @param independent how many results do not depend on each other: every game by default, or the openings, where
 *   several games begin with each
 * @param z the standard deviations that the interval reaches to either side: more where a match is looked at, and may
 *   end, more than once
 */
export function scoreInterval(
  { wins, draws, losses }: MatchResult,
  independent?: number,
  z: number = usual,
): Score {
  const games = wins + draws + losses;
  if (!(games > 0)) throw new RangeError("A match of no games has no score");
  const n = independent ?? games;
  const share = (wins + draws / 2) / games;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const spread = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return { share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

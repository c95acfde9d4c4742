import { demandWhole } from "../demand.ts";
import { drawOne } from "../drawOne.ts";
import type { AnyGame, Side } from "../game.ts";
import { type MatchResult, type Score, scoreInterval } from "../match.ts";
import { type Random, random } from "../random.ts";
import { contestants } from "../tournament/contestants.ts";
import { type ExactValues, exactValues } from "./exactValues.ts";

export interface FairnessOptions {
  /** Games to be played, 1 or more, a number that stands before the first; 100 by default. */
  readonly games?: number;
  /** Nodes that may be entered to solve one position, 1 or more; 200,000 by default. */
  readonly nodes?: number;
  /** Nodes for each move where the game cannot be solved, 1 or more; 1000 by default. */
  readonly thought?: number;
  readonly seed?: number | string;
  /** Asked at every node and before every move: true ends it. */
  readonly stop?: () => boolean;
  /** Told after each game how many have been played; 0 once it is known whether the game is solved. */
  readonly onProgress?: (games: number) => void;
}

/** How a game goes where both play as well as they can. */
export interface Fairness {
  /** What the game is worth to MAX; undefined where solving it takes too many nodes. */
  readonly value: number | undefined;
  /** The side for which the value speaks, or the interval of the score; undefined where neither does. */
  readonly favoured: Side | undefined;
  /** Games that were played: between perfect players wherever each move could be solved, else by Monte Carlo tree search. */
  readonly games: MatchResult;
  /** MAX's share of their points, with its 95 % interval; undefined where not one was finished. */
  readonly score: Score | undefined;
  /** How many moves of the sides each game had. */
  readonly lengths: readonly number[];
  /** Moves that a side had to choose from, on the average of all turns. */
  readonly choices: number;
  /** The share of them that keep the value, on the average of the turns with a choice that were solved; undefined without any. */
  readonly keeping: number | undefined;
  /** The share of those turns at which but one move keeps it. */
  readonly onlyMoves: number | undefined;
  /** Whether every move of every game was that of a perfect player. */
  readonly perfect: boolean;
}

/** What is added up over all turns. */
interface Tally {
  turns: number;
  moves: number;
  /** Turns with a choice that were solved, the shares of moves that keep the value there, and turns where one does. */
  solved: number;
  shares: number;
  only: number;
  unsolved: number;
}

/**
 * Measures how fair a game is, how long it gets and how hard its choices are. It is solved where that takes no more nodes than it
 * may; then it is played so often as was said beforehand. A perfect player takes any of the moves that keep the value, each as
 * likely. Every game counts by itself, as all that differs between them is drawn by lot. Throws a RangeError for options that
 * make no sense.
 *
 * @param known what is known of the game's values in another way than by searching it
 */
export function fairness<Position, Move>(
  game: AnyGame<Position, Move>,
  options: FairnessOptions = {},
  known?: ExactValues<Position>,
): Fairness {
  const { games = 100, nodes = 200_000, thought = 1000, seed = 1, stop = () => false } = options;
  demandWhole("games", games, [1, Infinity]);
  demandWhole("thought", thought, [1, Infinity]);
  const values = known ?? exactValues(game, { nodes, stop });
  const value = values(game.start);
  options.onProgress?.(0);
  const tally: Tally = { turns: 0, moves: 0, solved: 0, shares: 0, only: 0, unsolved: 0 };
  const count = { wins: 0, draws: 0, losses: 0 };
  const lengths: number[] = [];
  for (let number = 0; number < games; number++) {
    const chance = random(`${seed} ${number}`);
    const played = playOne(game, {
      values: value === undefined ? none : values,
      thought,
      chance,
      stop,
      tally,
    });
    if (played === undefined) break;
    count[played.outcome > 0 ? "wins" : played.outcome < 0 ? "losses" : "draws"]++;
    lengths.push(played.length);
    options.onProgress?.(number + 1);
  }
  const score = lengths.length > 0 ? scoreInterval(count) : undefined;
  return {
    value,
    favoured: favouredBy(value, score),
    games: count,
    score,
    lengths,
    choices: tally.turns > 0 ? tally.moves / tally.turns : 0,
    keeping: tally.solved > 0 ? tally.shares / tally.solved : undefined,
    onlyMoves: tally.solved > 0 ? tally.only / tally.solved : undefined,
    perfect: tally.unsolved === 0,
  };
}

/** Where the game itself is not solved, its positions are not asked for, as most of them would take as long. */
const none = () => undefined;

/** What is expected differs from 0 by rounding alone where it differs by less. */
const rounding = 1e-9;

function favouredBy(value: number | undefined, score: Score | undefined): Side | undefined {
  if (value !== undefined) return value > rounding ? "max" : value < -rounding ? "min" : undefined;
  if (score === undefined) return undefined;
  return score.low > 1 / 2 ? "max" : score.high < 1 / 2 ? "min" : undefined;
}

interface Playing<Position> {
  readonly values: ExactValues<Position>;
  readonly thought: number;
  readonly chance: Random;
  readonly stop: () => boolean;
  readonly tally: Tally;
}

/** One game from the start; undefined where it was broken off. */
function playOne<Position, Move>(
  game: AnyGame<Position, Move>,
  playing: Playing<Position>,
): { outcome: number; length: number } | undefined {
  let [position, length] = [game.start, 0];
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== undefined) return { outcome, length };
    if (playing.stop()) return undefined;
    const turn = game.turn(position);
    const moves = game.moves(position);
    if (turn === "chance") {
      position = game.play(position, moves[drawOne(game.chances!(position), playing.chance)]);
      continue;
    }
    const move = chosen(game, position, turn, playing);
    if (move === undefined) return undefined;
    position = game.play(position, move);
    length++;
  }
}

/** A perfect player's move, or Monte Carlo tree search's; undefined where there is neither. */
function chosen<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  side: Side,
  { values, thought, chance, tally }: Playing<Position>,
): Move | undefined {
  const moves = game.moves(position);
  tally.turns++;
  tally.moves += moves.length;
  if (moves.length === 1) return moves[0];
  const keeping = keepingMoves(game, position, side, values);
  if (keeping === undefined) {
    tally.unsolved++;
    return game.chances === undefined
      ? contestants.mcts(game, position, { nodes: thought }, chance).move
      : undefined;
  }
  tally.solved++;
  tally.shares += keeping.length / moves.length;
  if (keeping.length === 1) tally.only++;
  return keeping[chance.below(keeping.length)];
}

/** The moves that keep the position's value; undefined where one of them could not be solved. */
export function keepingMoves<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  side: Side,
  values: ExactValues<Position>,
): readonly Move[] | undefined {
  const moves = game.moves(position);
  const best = values(position);
  if (best === undefined) return undefined;
  const [least, greatest] = game.range;
  // Who has lost can lose no more.
  if (best === (side === "max" ? least : greatest)) return moves;
  const margin = rounding * Math.max(1, Math.abs(best));
  const keeping: Move[] = [];
  for (const move of moves) {
    const next = game.play(position, move);
    const value = values(next, side === "max" ? [best - margin, best] : [best, best + margin]);
    if (value === undefined) return undefined;
    if (side === "max" ? value >= best - margin : value <= best + margin) keeping.push(move);
  }
  return keeping;
}

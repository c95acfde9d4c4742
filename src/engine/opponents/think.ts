import { drawOne } from "../drawOne.ts";
import type { Game } from "../game.ts";
import { iterations } from "../iterations/iterations.ts";
import type { Player } from "../match.ts";
import type { MoveValue } from "../moveValues.ts";
import type { Observer } from "../observer.ts";
import { random } from "../random.ts";
import { Refusal } from "../refusal.ts";
import { mcts } from "../sampling/mcts.ts";
import { type Options, type Result, readOptions, type Search } from "../search.ts";
import * as searches from "../searches/index.ts";
import * as words from "../words.ts";
import { type Style, thinkers } from "./levels.ts";
import { softmax } from "./softmax.ts";

/** A move, what it seemed to be worth to MAX, the line that was expected, and how likely it was to be played. */
export interface Weighed<Move> extends MoveValue<Move> {
  readonly probability: number;
}

/** What an opponent had in mind when it chose. */
export interface Plan<Move> {
  /** The move it plays. */
  readonly move: Move;
  /** What that seemed to be worth, for MAX; undefined where nothing was estimated. */
  readonly value: number | undefined;
  /** What it expects, its own move first. */
  readonly line: readonly Move[];
  /** Plies of the last whole iteration; undefined for what does not go by plies. */
  readonly depth: number | undefined;
  /** Nodes entered, or games played out. */
  readonly nodes: number;
  /** The moves that were compared, the best first; empty where only the best is known. */
  readonly moves: readonly Weighed<Move>[];
}

export interface ThinkOptions<Move> {
  /** Draws the move where it is left to chance, and the games that sampling plays out; 1 by default. */
  readonly seed?: number | string;
  /** True ends the thinking: a deadline is a clock in here. */
  readonly stop?: () => boolean;
  /** Values every move, even where the best alone would do: to compare them. */
  readonly compare?: boolean;
  /** Told of what would be played, whenever a deeper look is whole. */
  readonly tell?: (thought: Plan<Move>) => void;
}

/** Places of the transposition table: minutes of thought must not fill the memory. */
const tablePlaces = 2 ** 18;

/**
 * What an opponent of this style makes of a position, and the move it plays. Without a clock in `stop` the same seed
 * gives the same thought on every machine. Throws a Refusal where the game is over, and what its search throws.
 */
export function think<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  style: Style,
  options: ThinkOptions<Move> = {},
): Plan<Move> {
  if (game.outcome(position) !== undefined) throw new Refusal(words, "nothingToSearch");
  demandStyle(style);
  if (style.thinker === "chance") return atRandom(game, position, options);
  if (style.thinker === "mcts") return bySampling(game, position, style, options);
  return bySearching(game, position, { ...style, thinker: style.thinker }, options);
}

/** Throws what is wrong with a style before it costs a search. */
function demandStyle({ thinker, temperature = 0 }: Style): void {
  if (!thinkers.includes(thinker))
    throw new RangeError(`nobody plays by "${String(thinker)}"; there are ${thinkers.join(", ")}`);
  if (!(temperature >= 0 && temperature < Infinity))
    throw new RangeError(`temperature must be a number, 0 or more, not ${String(temperature)}`);
}

function atRandom<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  { seed = 1 }: ThinkOptions<Move>,
): Plan<Move> {
  const moves = game.moves(position);
  const move = moves[random(seed).below(moves.length)];
  return { move, value: undefined, line: [move], depth: undefined, nodes: 0, moves: [] };
}

/** By how often each move was visited, or at a temperature by what it earned, on a scale from −1 to 1 as estimates are. */
function bySampling<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  { budget = Infinity, temperature = 0 }: Style,
  { seed = 1, stop, tell }: ThinkOptions<Move>,
): Plan<Move> {
  if (budget === Infinity && !stop) throw new RangeError("Sampling needs a number of games, or a clock");
  const iterations = Number.isFinite(budget) ? budget : Number.MAX_SAFE_INTEGER;
  const found = mcts(game, position, { iterations, seed, reward: "win", ...(stop && { stop }) });
  const sign = game.turn(position) === "max" ? 1 : -1;
  const values = found.children.map(({ move, mean }) => ({
    move,
    value: sign * (2 * mean - 1) + 0,
    line: move === found.line[0] ? found.line : [move],
  }));
  const base = { depth: undefined, nodes: found.iterations };
  const best = values.find(({ move }) => move === found.line[0])!;
  const thought = { ...base, ...best, moves: weigh(game, position, values, temperature, best.move) };
  tell?.(thought);
  return temperature === 0 ? thought : drawn(thought, seed);
}

function bySearching<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  style: Style & { readonly thinker: keyof typeof searches },
  { seed = 1, stop, compare = false, tell }: ThinkOptions<Move>,
): Plan<Move> {
  const { thinker, depth, budget, temperature = 0 } = style;
  let values: readonly MoveValue<Move>[] = [];
  const search: Search = { ...searches }[thinker];
  const comparing = compare || temperature > 0;
  const run = iterations(comparing ? everyMove<Move>(search, (found) => (values = found)) : search)(
    game,
    position,
    {
      ...(depth !== undefined && { depth }),
      ...(budget !== undefined && { budget }),
      ...(stop && { stop }),
      table: { size: tablePlaces },
    },
  );
  let thought: Plan<Move> | undefined;
  let nodes = 0;
  for (const iteration of run) {
    const { value, line } = iteration;
    nodes += iteration.nodes;
    const moves = comparing ? weigh(game, position, values, temperature, line[0]) : [];
    thought = { move: line[0], value, line, depth: iteration.depth, nodes, moves };
    tell?.(thought);
    if (isFinal(game, position, iteration)) break;
  }
  return temperature === 0 ? thought! : drawn(thought!, seed);
}

/** Whether the line ends the game with the best or the worst there is: no deeper look finds more, or a shorter way. */
function isFinal<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  { value, line }: Result<Move>,
): boolean {
  if (!game.range.includes(value)) return false;
  let end = position;
  for (const move of line) end = game.play(end, move);
  return game.outcome(end) === value;
}

/** The moves with their probabilities, the best first; what is sure is played if there is no temperature. */
function weigh<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  values: readonly MoveValue<Move>[],
  temperature: number,
  sure: Move,
): readonly Weighed<Move>[] {
  const sign = game.turn(position) === "max" ? 1 : -1;
  const probabilities = softmax(
    values.map(({ value }) => sign * value),
    temperature,
  );
  return values
    .map((one, i) => ({
      ...one,
      probability: temperature === 0 ? Number(one.move === sure) : probabilities[i],
    }))
    .sort((one, other) => other.probability - one.probability || sign * (other.value - one.value));
}

/** The thought with a move drawn by the probabilities. */
function drawn<Move>(thought: Plan<Move>, seed: number | string): Plan<Move> {
  const at = drawOne(
    thought.moves.map(({ probability }) => probability),
    random(`choose ${seed}`),
  );
  const { move, value, line } = thought.moves[at];
  return { ...thought, move, value, line };
}

/**
 * A search that gives every move at the root a value of its own, where a window would leave mere bounds: it lets
 * `search` look at each by itself, and tells `found` of all of them when they are done. Dearer by what the root's window
 * would have cut. The answer is the same: the first of the best.
 */
const everyMove = <Found>(search: Search, found: (values: readonly MoveValue<Found>[]) => void): Search =>
  function searchEach<Position, Move>(
    game: Game<Position, Move>,
    position: Position,
    options: Options = {},
    observer?: Observer<Move>,
  ): Result<Move> {
    const { depth } = readOptions(options);
    if (depth === 0 || game.outcome(position) !== undefined) return search(game, position, options, observer);
    const asked = { ...options, depth: depth - 1, window: undefined };
    const values = game.moves(position).map((move) => {
      const { value, line } = search(game, game.play(position, move), asked, observer);
      return { move, value, line: [move, ...line] };
    });
    found(values as unknown as readonly MoveValue<Found>[]);
    const isMax = game.turn(position) === "max";
    const best = values.reduce((best, one) =>
      (isMax ? one.value > best.value : one.value < best.value) ? one : best,
    );
    return { value: best.value, line: best.line };
  };

/**
 * A player of one style for matches. Each of its moves is drawn with a seed of its own, so that it need not play the same
 * game twice, and the same match comes out the same.
 */
export function playerOf<Position, Move>(
  game: Game<Position, Move>,
  style: Style,
  seed: number | string,
): Player<Position, Move> {
  let asked = 0;
  return (position) => think(game, position, style, { seed: `${seed} ${asked++}` }).move;
}

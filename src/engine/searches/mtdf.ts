import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Bound, Observer, ProbeResult } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { forMax, oneAbove, windowForMax } from "../window.ts";

export interface MtdfOptions extends Options {
  /** The value for MAX that is tested first; the nearer to the true one, the fewer tests. 0 by default. */
  readonly guess?: number;
}

/**
 * MTD(f): nothing but null windows. Each test of the whole tree asks whether its value is at least beta, and the
 * answers close in on it from both sides, lower ≤ value ≤ upper, until the two meet. What a test proves of a
 * position is remembered for the next one; else the tests would cost more than they save.
 * Fail-soft: returns v with
 * v ≤ alpha: the true value is at most v; alpha < v < beta: it is v; v ≥ beta: it is at least v.
 * A null window is one wide and holds no whole value; a decimal one inside of it is exact. The memory keeps each
 * position that has moves and plies left, as long as the search lasts. The line is the best move alone, for null
 * windows prove no more. Throws a RangeError for a guess that is not finite, and for a value that is no number, which no
 * test could ever close in on.
 * Source: A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin 1996, "Best-first fixed-depth minimax algorithms".
 */
export function mtdf<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: MtdfOptions = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  const { guess = 0 } = options;
  if (!Number.isFinite(guess)) throw new RangeError(`guess must be a finite number, not ${String(guess)}`);
  const sign = game.turn(position) === "max" ? 1 : -1;
  const memory = new Memory();
  let line: Line<Move> | undefined;

  function closeIn(guess: number, lower: number, upper: number): number {
    let bestLine: Line<Move> | undefined;
    let beta = guess;
    let value = guess;
    while (lower < upper) {
      const alpha = -oneAbove(-beta);
      observer?.enter(undefined, depth, ...windowForMax(sign, alpha, beta));
      value = visit(position, depth, alpha, beta);
      if (value > alpha) {
        lower = value;
        bestLine = line;
      }
      if (value < beta) upper = value;
      beta = value === lower ? oneAbove(value) : value;
      if (lower < upper) observer?.research(...windowForMax(sign, -oneAbove(-beta), beta));
    }
    line = bestLine;
    return value;
  }

  function visit(position: Position, depth: number, alpha: number, beta: number): number {
    const sign = game.turn(position) === "max" ? 1 : -1;
    const outcome = game.outcome(position);
    if (outcome !== undefined) {
      line = undefined;
      observer?.leave(outcome, "outcome");
      return sign * outcome;
    }
    if (depth === 0) {
      const estimate = game.evaluate(position);
      line = undefined;
      observer?.leave(estimate, "evaluation");
      return sign * estimate;
    }
    const key = game.key(position);
    const known = memory.at(key, depth);
    const answer = known.answer(alpha, beta);
    observer?.probe(key, ...known.told(sign, answer));
    if (answer !== undefined) {
      line = undefined;
      observer?.leave(forMax(sign, answer), "table");
      return answer;
    }
    let best = -Infinity;
    let bestLine: Line<Move> | undefined;
    const moves = game.moves(position);
    for (const move of moves) {
      if (best >= beta) {
        observer?.cutoff(moves.slice(moves.indexOf(move)));
        break;
      }
      const child = game.play(position, move);
      observer?.enter(move, depth - 1, ...windowForMax(sign, alpha, beta));
      const value = -visit(child, depth - 1, -beta, -alpha);
      if (value > best) {
        best = value;
        bestLine = { move, rest: undefined };
        observer?.improve(move, forMax(sign, value));
      }
    }
    if (best > alpha) known.lower = best;
    if (best < beta) known.upper = best;
    line = bestLine;
    observer?.store(key, forMax(sign, best), known.bound(sign, best), depth);
    observer?.leave(forMax(sign, best), "children");
    return best;
  }

  const [lower, upper] = windowForMax(sign, alpha, beta);
  const first = Math.min(Math.max(forMax(sign, guess), lower), upper);
  const value = forMax(sign, closeIn(first, lower, upper));
  return { value, line: movesOf(line) };
}

/** What the tests have proved of one position, as its side to move counts it: lower ≤ value ≤ upper. */
class Known {
  lower = -Infinity;
  upper = Infinity;

  /** The bound that answers a test with this window; undefined where none does. */
  answer(alpha: number, beta: number): number | undefined {
    if (this.lower >= beta) return this.lower;
    return this.upper <= alpha ? this.upper : undefined;
  }

  /** What `value`, one of the two bounds or both, says of the true value, as MAX counts it. */
  bound(sign: number, value: number): Bound {
    if (this.lower === this.upper) return "exact";
    return (value === this.lower) === sign > 0 ? "lower" : "upper";
  }

  /** The same in the words of a probe. */
  told(sign: number, answer: number | undefined): [ProbeResult, number?, Bound?] {
    if (answer !== undefined) return ["hit", forMax(sign, answer), this.bound(sign, answer)];
    return [this.lower === -Infinity && this.upper === Infinity ? "absent" : "bound"];
  }
}

/** Positions by their key and the plies that were left there: with more of them a value may be another. */
class Memory {
  readonly #byDepth = new Map<number, Map<number | bigint | string, Known>>();

  /** What is known of a position; nothing at first. */
  at(key: number | bigint | string, depth: number): Known {
    const known = this.#byDepth.get(depth)?.get(key);
    return known ?? this.#added(key, depth);
  }

  #added(key: number | bigint | string, depth: number): Known {
    const known = new Known();
    if (!this.#byDepth.has(depth)) this.#byDepth.set(depth, new Map());
    this.#byDepth.get(depth)?.set(key, known);
    return known;
  }
}

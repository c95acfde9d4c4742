import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions, type Search } from "../search.ts";

export interface AspirationOptions extends Options {
  /** The value for MAX around which the window is set; without one the search has its whole window. */
  readonly guess?: number;
}

/** How many times the width each failure makes of the side that failed. */
const wider = 4;
/** Failures of one side after which it is opened as far as the caller's window. */
const mostFailures = 2;

/**
 * Makes a search look first only near a guess, within (guess − width, guess + width): the narrower the window, the more
 * is cut. Where the value falls outside, that side is opened, wider and then altogether, the observer is told of the
 * re-search, and the search runs again. For any guess and width, v is what the search itself returns for the
 * caller's window: v ≤ alpha: the true value is at most v; alpha < v < beta: it is v; v ≥ beta: it is at least v.
 * The search must be one that has a window. Iterations hand it the value of the one before as its guess.
 * Throws a RangeError for a width that is not above 0, and for a guess that is not finite.
 * Source: G. Baudet 1978, "The Design and Analysis of Algorithms for Asynchronous Multiprocessors"; by the name of
 * aspiration, J. Gillogly 1978, "Performance Analysis of the Technology Chess Program".
 */
export function aspirationWindows(search: Search, width: number) {
  if (!(width > 0)) throw new RangeError(`width must be a number above 0, not ${String(width)}`);
  return function aspire<Position, Move>(
    game: Game<Position, Move>,
    position: Position,
    options: AspirationOptions = {},
    observer?: Observer<Move>,
  ): Result<Move> {
    const { alpha: least, beta: most } = readOptions(options);
    const { guess } = options;
    if (guess === undefined) return search(game, position, options, observer);
    if (!Number.isFinite(guess)) throw new RangeError(`guess must be a finite number, not ${String(guess)}`);
    let [low, high] = [0, 0];
    for (;;) {
      const window = windowAround(guess, reach(width, low), reach(width, high), [least, most]);
      const [alpha, beta] = window;
      if (low + high > 0) observer?.research(alpha, beta);
      const result = search(game, position, { ...options, window }, observer);
      if (result.value <= alpha && alpha > least) low++;
      else if (result.value >= beta && beta < most) high++;
      else return result;
    }
  };
}

/** How far from the guess a side of the window is that has failed so often. */
const reach = (width: number, failures: number) =>
  failures >= mostFailures ? Infinity : width * wider ** failures;

/** The window that reaches so far below and above the guess, within the caller's; the caller's where none is left. */
function windowAround(
  guess: number,
  below: number,
  above: number,
  [least, most]: readonly [number, number],
): readonly [number, number] {
  const middle = Math.min(Math.max(guess, least), most);
  const alpha = Math.max(least, middle - below);
  const beta = Math.min(most, middle + above);
  // A guess far from 0 may swallow a width, so that nothing would lie between the ends.
  return alpha < beta ? [alpha, beta] : [least, most];
}

import type { Game } from "../game.ts";
import type { MoveValue } from "../moveValues.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions, type Search } from "../search.ts";

/**
 * A search that gives every move at the root a value of its own, where a window would leave mere bounds: it lets
 * `search` look at each by itself, and tells `found` of all of them when they are done. Dearer by what the root's window
 * would have cut. The answer is the same: the first of the best.
 */
export const everyMove = <Found>(
  search: Search,
  found: (values: readonly MoveValue<Found>[]) => void,
): Search =>
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

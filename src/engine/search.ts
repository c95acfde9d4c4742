import type { AnyGame, Game } from "./game.ts";
import type { Observer } from "./observer.ts";

/** `value` is for MAX, never −0; `line` starts with the chosen move and goes as far as the search is sure. */
export interface Result<Move> {
  readonly value: number;
  readonly line: readonly Move[];
}

export interface Options {
  /** Plies to look ahead; no limit by default; 0 evaluates the root. */
  readonly depth?: number;
  /** The root's (alpha, beta), for searches that have a window; the whole line by default. */
  readonly window?: readonly [number, number];
}

/** Every search has this one shape. */
export type Search = <Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options?: Options,
  observer?: Observer<Move>,
) => Result<Move>;

/** The same for searches that take games of chance, too; the value is then what is expected. A `Search` takes none. */
export type ChanceSearch = <Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  options?: Options,
  observer?: Observer<Move>,
) => Result<Move>;

/** The options with their defaults; throws a RangeError that says what would be accepted. */
export function readOptions(options: Options): { depth: number; alpha: number; beta: number } {
  const { depth = Infinity, window = [-Infinity, Infinity] } = options;
  if (depth !== Infinity && !(Number.isInteger(depth) && depth >= 0)) {
    throw new RangeError(
      `depth must be a whole number of plies, 0 or more, or Infinity for no limit, not ${String(depth)}`,
    );
  }
  const bounds: readonly unknown[] = Array.isArray(window) ? window : [];
  const [alpha, beta] = bounds;
  if (!(bounds.length === 2 && typeof alpha === "number" && typeof beta === "number" && alpha < beta)) {
    throw new RangeError(`window must be two numbers [alpha, beta] with alpha < beta, not ${shown(window)}`);
  }
  return { depth, alpha, beta };
}

const shown = (window: unknown) =>
  Array.isArray(window) ? `[${window.map(String).join(", ")}]` : String(window);

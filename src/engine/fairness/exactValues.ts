import { demandWhole } from "../demand.ts";
import type { AnyGame, ChanceGame, Game } from "../game.ts";
import { Silent } from "../observer.ts";
import { orderedAlphaBeta } from "../searches/orderedAlphaBeta.ts";
import { TranspositionTable } from "../table/transpositionTable.ts";

/**
 * What a position is worth to MAX where both play their best; undefined where that took more than it may. With a window of alpha
 * and beta a value at alpha or below may be more than the true one, and one at beta or above less, as of any search.
 */
export type ExactValues<Position> = (position: Position, window?: Window) => number | undefined;

type Window = readonly [alpha: number, beta: number];

export interface SolvingOptions {
  /** Nodes that may be entered for one position, 1 or more. */
  readonly nodes: number;
  /** Asked at every node: true ends the search, and leaves the value open. */
  readonly stop?: (() => boolean) | undefined;
}

/** Thrown from within a search that has spent its nodes, or was told to stop. */
class Spent extends Error {}

/**
 * The exact values of a game's positions, each found by searching to the end of the game, and remembered for the next: by
 * alpha-beta with a table, or in a game of chance by the mean of what may happen, each position once. A position that comes back
 * to itself, or takes too many nodes, has none. Throws a RangeError for nodes that make no sense.
 */
export function exactValues<Position, Move>(
  game: AnyGame<Position, Move>,
  options: SolvingOptions,
): ExactValues<Position> {
  demandWhole("nodes", options.nodes, [1, Infinity]);
  const search = game.chances === undefined ? byAlphaBeta(game) : byExpectation(game);
  return (position, window) => {
    let entered = 0;
    const enter = () => {
      if (++entered > options.nodes || options.stop?.()) throw new Spent();
    };
    try {
      return search(position, enter, window);
    } catch (error) {
      if (error instanceof Spent) return undefined;
      throw error;
    }
  };
}

type Watched<Position> = (position: Position, enter: () => void, window?: Window) => number;

function byAlphaBeta<Position, Move>(game: Game<Position, Move>): Watched<Position> {
  // Many positions of one game are asked for, one after the other: more than this a phone could not keep.
  const table = new TranspositionTable<Move>({ size: 2 ** 20 });
  const [least, greatest] = game.range;
  // No outcome lies beyond the range, so that who has found the best outcome there is need not look for a better one.
  const whole: Window = least < greatest ? [least, greatest] : [-Infinity, greatest];
  return (position, enter, window = whole) =>
    orderedAlphaBeta(game, position, { table, window }, new Entering(enter)).value;
}

/** Hears of every node that a search enters. */
class Entering<Move> extends Silent<Move> {
  override readonly enter: () => void;

  constructor(enter: () => void) {
    super();
    this.enter = enter;
  }
}

function byExpectation<Position, Move>(game: ChanceGame<Position, Move>): Watched<Position> {
  const known = new Map<unknown, number>();
  return (position, enter) => {
    const open = new Set<unknown>();
    function visit(position: Position): number {
      const key = game.key(position);
      const found = game.outcome(position) ?? known.get(key);
      if (found !== undefined) return found;
      enter();
      if (open.has(key)) throw new Spent();
      open.add(key);
      const values = game.moves(position).map((move) => visit(game.play(position, move)));
      open.delete(key);
      const turn = game.turn(position);
      const value = turn === "chance" ? meanOf(values, game.chances(position)) : bestOf(values, turn);
      known.set(key, value);
      return value;
    }
    return visit(position);
  };
}

const meanOf = (values: readonly number[], chances: readonly number[]): number =>
  values.reduce((sum, value, i) => sum + chances[i] * value, 0);

const bestOf = (values: readonly number[], side: "max" | "min"): number =>
  side === "max" ? Math.max(...values) : Math.min(...values);

import { demandText, demandWhole } from "../demand.ts";
import { Refusal } from "../refusal.ts";
import { Zobrist } from "../table/zobrist.ts";
import { type WeighedGame, weigh } from "./evaluation.ts";
import { evaluationOn, type GomokuFeature } from "./gomoku/evaluation.ts";
import { byLooks, pointsNear, urgent } from "./gomoku/lookAt.ts";
import {
  type GomokuPosition,
  geometryOf,
  makesFive,
  type Player,
  readGomoku,
  sideOf,
} from "./gomoku/position.ts";
import * as words from "./gomoku/words.ts";
import * as anyGame from "./words.ts";

export interface GomokuOptions {
  /** How many points are moves, 1 or more; by default every free one. */
  readonly width?: number;
}

const letters = "abcdefghijklmnopqrs";
const none: readonly number[] = [];

/**
 * Gomoku on `size` × `size` points, 5 to 19: five or more in a row win. X is MAX and begins; a move is a point, row by
 * row from the top left, written "h8", rows counted from the bottom; outcome 1 for X, −1 for O, 0 for a full board.
 *
 * With a width, the board is too wide to be searched whole, and only the best-looking points near the stones are moves:
 * a win at once alone, where there is one; else what stops one of the other side's; else as many as `width` says. That
 * may miss the best move. Throws a RangeError for a size or a width that makes no sense.
 */
export function gomoku(
  size = 15,
  { width }: GomokuOptions = {},
): WeighedGame<GomokuPosition, number, GomokuFeature> {
  demandWhole("size", size, [5, 19]);
  if (width !== undefined) demandWhole("width", width, [1, size * size]);
  const geometry = geometryOf(size);
  const zobrist = new Zobrist({ pieces: 2, squares: size * size, seed: `gomoku ${size}` });
  const toggle = (key: number, player: Player, point: number) =>
    zobrist.toggle(key, player === 1 ? 0 : 1, point);
  const evaluation = evaluationOn(geometry);
  const rows = Array.from({ length: size }, (_, row) => row);
  const start: GomokuPosition = { stones: new Int8Array(size * size), mover: 1, count: 0, winner: 0, key: 0 };

  const isOver = ({ winner, count }: GomokuPosition) => winner !== 0 || count === size * size;
  const glyphRows = ({ stones }: GomokuPosition) =>
    rows.map((row) => Array.from(stones.subarray(size * row, size * (row + 1)), (stone) => "O.X"[stone + 1]));

  function freePoints(stones: Int8Array): number[] {
    const points: number[] = [];
    for (let point = 0; point < stones.length; point++) if (stones[point] === 0) points.push(point);
    return points;
  }

  function bestLooking(position: GomokuPosition, width: number): readonly number[] {
    const points = pointsNear(geometry, position);
    const must = urgent(geometry, position, points);
    return must.length > 0 ? must : byLooks(geometry, position, points).slice(0, width);
  }

  return {
    name: "Gomoku",
    start,
    range: [-1, 1],
    evaluation,

    turn: ({ mover }) => sideOf(mover),

    moves(position) {
      if (isOver(position)) return none;
      return width === undefined ? freePoints(position.stones) : bestLooking(position, width);
    },

    play({ stones, mover, count, key }, point) {
      const next = stones.slice();
      next[point] = mover;
      return {
        stones: next,
        mover: -mover as Player,
        count: count + 1,
        winner: makesFive(geometry, stones, point, mover) ? mover : 0,
        key: zobrist.toggleTurn(toggle(key, mover, point)),
      };
    },

    outcome: (position) => (isOver(position) ? position.winner : undefined),

    evaluate: weigh(evaluation),

    key: ({ key }) => key,

    order: (position, points) => byLooks(geometry, position, points),

    noisy: (position, points) => urgent(geometry, position, points),

    writeMove: (_position, point) => letters[point % size] + String(size - Math.floor(point / size)),

    readMove(position, text) {
      demandText("gomoku.readMove", text);
      if (isOver(position)) throw new Refusal(anyGame, "gameIsOver", text);
      const wanted = text.trim().toLowerCase();
      const point = letters.indexOf(wanted.charAt(0)) + size * (size - Number(wanted.slice(1)));
      if (position.stones[point] === 0 && this.writeMove(position, point) === wanted) return point;
      throw new Refusal(words, "noFreePoint", text, `${letters[size - 1]}${size}`);
    },

    write: (position) =>
      `${glyphRows(position)
        .map((row) => row.join(""))
        .join("/")} ${position.mover === 1 ? "X" : "O"}`,

    read(text) {
      const { stones, mover } = readGomoku(text, size);
      let [key, count] = [mover === 1 ? 0 : zobrist.turn, 0];
      const winners = new Set<Player>();
      for (const [point, stone] of stones.entries()) {
        if (stone === 0) continue;
        const player = stone as Player;
        key = toggle(key, player, point);
        count++;
        if (makesFive(geometry, stones, point, player)) winners.add(player);
      }
      // Of two that have five, the one who has just moved was the last to get there.
      const winner = winners.has(-mover as Player) ? (-mover as Player) : winners.has(mover) ? mover : 0;
      return { stones, mover, count, winner, key };
    },

    diagram: (position) =>
      glyphRows(position)
        .map((row) => row.join(" "))
        .join("\n"),
  };
}

/**
 * Gomoku on the 15 × 15 points of its usual board, every free one a move: the rules themselves, as a record of games
 * has them. A search that is to see further than two plies asks for `gomoku(15, { width })`.
 */
export const gomokuBoard = gomoku();

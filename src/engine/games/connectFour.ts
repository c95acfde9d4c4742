import { demandText } from "../demand.ts";
import { Refusal } from "../refusal.ts";
import { type ConnectFourFeature, evaluation } from "./connectFour/evaluation.ts";
import { type ConnectFourPosition, drop, exchange, keyOf, rowsOf, start } from "./connectFour/position.ts";
import { readConnectFour } from "./connectFour/readConnectFour.ts";
import * as words from "./connectFour/words.ts";
import { type WeighedGame, weigh } from "./evaluation.ts";
import { rankMoves, winOrStop } from "./promisingMoves.ts";
import * as anyGame from "./words.ts";

/** Indexed by a bit for each column that has room: those columns. Shared, so that asking for moves costs nothing. */
const columnsOf: readonly (readonly number[])[] = Array.from({ length: 128 }, (_, open) =>
  [0, 1, 2, 3, 4, 5, 6].filter((column) => open & (1 << column)),
);
const none: readonly number[] = [];
const centreFirst = rankMoves([3, 2, 4, 1, 5, 0, 6]);

/**
 * Connect Four: X is MAX and begins; a move is a column, 0 to 6, written 1 to 7. Whoever wins scores 22 less the
 * stones they have played, so that an earlier win is worth more; for O that is negative. A full board is 0.
 */
export const connectFour: WeighedGame<ConnectFourPosition, number, ConnectFourFeature> = {
  name: "Connect Four",
  start,
  // Four stones win at the earliest.
  range: [-18, 18],
  evaluation,

  turn: (position) => (position.stones & 1 ? "min" : "max"),

  moves: (position) => (position.won ? none : columnsOf[columnsWithRoom(position)]),

  play: drop,

  outcome({ stones, won }) {
    if (won) return stones & 1 ? 22 - ((stones + 1) >> 1) : (stones >> 1) - 22;
    return stones === 42 ? 0 : undefined;
  },

  evaluate: weigh(evaluation),

  key: keyOf,

  order: (_position, moves) => centreFirst(moves),

  noisy(position, moves) {
    const exchanged = exchange(position);
    return winOrStop(
      moves,
      (column) => drop(position, column).won,
      (column) => drop(exchanged, column).won,
    );
  },

  writeMove: (_position, column) => String(column + 1),

  readMove(position, text) {
    demandText("connectFour.readMove", text);
    const column = /^\s*[1-7]\s*$/.test(text) ? Number(text) - 1 : undefined;
    const legal = this.moves(position);
    if (column !== undefined && legal.includes(column)) return column;
    if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
    throw new Refusal(words, "noOpenColumn", text, legal);
  },

  write: (position) => rowsOf(position, "").join("/"),

  read: readConnectFour,

  diagram: (position) => rowsOf(position, " ").join("\n"),
};

/** The top cells of a half's five columns, and what to multiply them by to bring them side by side to the upper end. */
const tops = 0b100000_100000_100000_100000_100000;
const gather = 0b10000_10000_10000_10000_100;

/** A bit for each column whose top cell is empty. */
const columnsWithRoom = ({ left, right, lastLeft, lastRight }: ConnectFourPosition): number => {
  const inLeft = ~(left | lastLeft);
  const inRight = ~(right | lastRight);
  const firstFive = Math.imul(inLeft & tops, gather) >>> 27;
  return firstFive | ((inRight >> 18) & 0b100000) | ((inRight >> 23) & 0b1000000);
};

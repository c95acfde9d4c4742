import { demandText } from "../demand.ts";
import { Refusal } from "../refusal.ts";
import { type WeighedGame, weigh } from "./evaluation.ts";
import { rankMoves, winOrStop } from "./promisingMoves.ts";
import { evaluation, lines, type TicTacToeFeature } from "./ticTacToe/evaluation.ts";
import * as words from "./ticTacToe/words.ts";
import * as anyGame from "./words.ts";

/**
 * One integer: bit i says that X has cell i, bit 9 + i that O has it, bit 18 that O is to move.
 * Cells are numbered 0 to 8, row by row. X is MAX and begins.
 */
export type TicTacToePosition = number;

const full = 0b111_111_111;
const oToMove = 1 << 18;

/** Indexed by the nine bits of one player's cells. */
const hasLine = Uint8Array.from(
  { length: 512 },
  (_, cells) => +lines.some((line) => (cells & line) === line),
);
/**
 * Indexed by the nine bits of all taken cells: the others. Shared, so that asking for moves costs nothing, but
 * not frozen: V8 walks a frozen array so slowly that a whole search takes half as long again.
 */
const freeCells: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, taken) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !(taken & (1 << cell))),
);
const none: readonly number[] = [];
/** The centre is in four lines, a corner in three, an edge in two. */
const bestCells = rankMoves([4, 0, 2, 6, 8, 1, 3, 5, 7]);

const ofX = (position: TicTacToePosition) => position & full;
const ofO = (position: TicTacToePosition) => (position >> 9) & full;
const isWon = (position: TicTacToePosition) => (hasLine[ofX(position)] | hasLine[ofO(position)]) === 1;

/** Tic-tac-toe: X is MAX; a move is a cell, 0 to 8 row by row; outcome 1 for X, −1 for O, 0 for a draw. */
export const ticTacToe: WeighedGame<TicTacToePosition, number, TicTacToeFeature> = {
  name: "Tic-tac-toe",
  start: 0,
  range: [-1, 1],
  evaluation,

  turn: (position) => (position & oToMove ? "min" : "max"),

  moves: (position) => (isWon(position) ? none : freeCells[ofX(position) | ofO(position)]),

  play: (position, cell) => (position | (1 << (position & oToMove ? cell + 9 : cell))) ^ oToMove,

  outcome(position) {
    if (hasLine[ofX(position)]) return 1;
    if (hasLine[ofO(position)]) return -1;
    return (ofX(position) | ofO(position)) === full ? 0 : undefined;
  },

  evaluate: weigh(evaluation),

  key: (position) => position,

  order: (_position, cells) => bestCells(cells),

  noisy: (position, cells) =>
    winOrStop(
      cells,
      (cell) => hasLine[(position & oToMove ? ofO(position) : ofX(position)) | (1 << cell)] === 1,
      (cell) => hasLine[(position & oToMove ? ofX(position) : ofO(position)) | (1 << cell)] === 1,
    ),

  writeMove: (_position, cell) => String(cell),

  readMove(position, text) {
    demandText("ticTacToe.readMove", text);
    const cell = /^\s*[0-8]\s*$/.test(text) ? Number(text) : undefined;
    const legal = this.moves(position);
    if (cell !== undefined && legal.includes(cell)) return cell;
    if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
    throw new Refusal(words, "noFreeCell", text, legal);
  },

  write: (position) => glyphs(position).join(""),

  read: readTicTacToe,

  diagram(position) {
    const cells = glyphs(position);
    return [0, 3, 6].map((row) => cells.slice(row, row + 3).join(" ")).join("\n");
  },
};

function glyphs(position: TicTacToePosition): string[] {
  return Array.from({ length: 9 }, (_, cell) => {
    if (position & (1 << cell)) return "X";
    return position & (1 << (cell + 9)) ? "O" : ".";
  });
}

function readTicTacToe(text: string): TicTacToePosition {
  demandText("ticTacToe.read", text);
  const cells = [...text.trim()];
  const wrong = cells.findIndex((glyph) => !"XO.".includes(glyph));
  if (wrong >= 0) throw new Refusal(words, "noCell", wrong, cells[wrong]);
  if (cells.length !== 9) throw new Refusal(words, "notNineCells", cells.length);
  let position = 0;
  for (const [cell, glyph] of cells.entries()) {
    if (glyph !== ".") position |= 1 << (glyph === "X" ? cell : cell + 9);
  }
  const [x, o] = ["X", "O"].map((side) => cells.filter((glyph) => glyph === side).length);
  if (x !== o && x !== o + 1) throw new Refusal(anyGame, "unequalTurns", x, o);
  if (x > o) position |= oToMove;
  refuseUnplayable(position, x > o);
  return position;
}

/** Whoever has a line must have moved last, and only one player can have one. */
function refuseUnplayable(position: TicTacToePosition, xMovedLast: boolean): void {
  const [xWon, oWon] = [hasLine[ofX(position)] === 1, hasLine[ofO(position)] === 1];
  if (xWon && oWon) throw new Refusal(words, "twoLines");
  if (xWon && !xMovedLast) throw new Refusal(words, "movedAfterLine", "X");
  if (oWon && xMovedLast) throw new Refusal(words, "movedAfterLine", "O");
}

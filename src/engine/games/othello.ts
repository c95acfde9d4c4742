import { demandText } from "../demand.ts";
import { Refusal } from "../refusal.ts";
import { type WeighedGame, weigh } from "./evaluation.ts";
import { evaluation, type OthelloFeature } from "./othello/evaluation.ts";
import {
  black,
  canFlip,
  type Disc,
  discDifference,
  flipsAny,
  type OthelloPosition,
  pass,
  readOthello,
  setDisc,
  sideOf,
  squareName,
  squareNamed,
  start,
} from "./othello/position.ts";
import * as anyGame from "./words.ts";

const passing: readonly number[] = [pass];

/** Corners first, the squares next to them last: as discs are worth there. */
const ranking = Array.from({ length: 64 }, (_, square) => {
  const [row, column] = [Math.floor(square / 8), square % 8].map((at) => Math.min(at, 7 - at));
  if (row + column === 0) return 0;
  if (row <= 1 && column <= 1) return row === 1 && column === 1 ? 4 : 3;
  return row === 0 || column === 0 ? 1 : 2;
});

/**
 * Othello: Black (X) is MAX and begins; a move is a square, 0 to 63 from a1 row by row, written as "d3", or `pass`
 * where a side can flip nothing and the other can. The game is over when neither can; the outcome is Black's discs
 * less White's.
 */
export const othello: WeighedGame<OthelloPosition, number, OthelloFeature> = {
  name: "Othello",
  start,
  range: [-64, 64],
  evaluation,

  turn: ({ mover }) => sideOf(mover),

  moves({ discs, mover }) {
    const squares: number[] = [];
    for (let square = 0; square < 64; square++) if (flipsAny(discs, square, mover)) squares.push(square);
    if (squares.length > 0) return squares;
    return canFlip(discs, -mover as Disc) ? passing : squares;
  },

  play: setDisc,

  outcome({ discs, mover }) {
    if (canFlip(discs, mover) || canFlip(discs, -mover as Disc)) return undefined;
    return discDifference(discs);
  },

  evaluate: weigh(evaluation),

  key: ({ key }) => key,

  order: (_position, moves) => moves.toSorted((one, other) => (ranking[one] ?? 0) - (ranking[other] ?? 0)),

  writeMove: (_position, square) => (square === pass ? "pass" : squareName(square)),

  readMove(position, text) {
    demandText("othello.readMove", text);
    const legal = this.moves(position);
    const square = text.trim().toLowerCase() === "pass" ? pass : squareNamed(text.trim());
    if (square !== undefined && legal.includes(square)) return square;
    if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
    const written = legal.map((move) => this.writeMove(position, move));
    throw new Refusal(anyGame, "illegalMove", text, written);
  },

  write: (position) => `${glyphs(position).join("")} ${position.mover === black ? "X" : "O"}`,

  read: readOthello,

  diagram(position) {
    const squares = glyphs(position);
    return Array.from({ length: 8 }, (_, row) => squares.slice(8 * row, 8 * row + 8).join(" ")).join("\n");
  },
};

const glyphs = ({ discs }: OthelloPosition): string[] =>
  Array.from(discs, (disc) => (disc === 0 ? "-" : disc === black ? "X" : "O"));

import { demandText } from "../demand.ts";
import { Refusal } from "../refusal.ts";
import { type CheckersFeature, evaluation } from "./checkers/evaluation.ts";
import { movesOf, playMove } from "./checkers/moves.ts";
import {
  type CheckersMove,
  type CheckersPosition,
  drawAfter,
  readCheckers,
  sideOf,
  squareAt,
  start,
  writeCheckers,
} from "./checkers/position.ts";
import * as words from "./checkers/words.ts";
import { type WeighedGame, weigh } from "./evaluation.ts";
import * as anyGame from "./words.ts";

const none: readonly CheckersMove[] = [];

/**
 * English draughts: Black is MAX and begins; captures are forced, a chain of them is one move, and a man that reaches
 * the last row is crowned and stops there. A side without a move has lost: outcome 1 for Black, −1 for White, 0 after
 * `drawAfter` plies without a capture or a man's move. Moves are written "11-15" and "22x15x8".
 * Source: World Checkers/Draughts Federation, rules of draughts (checkers).
 */
export const checkers: WeighedGame<CheckersPosition, CheckersMove, CheckersFeature> = {
  name: "Checkers",
  start,
  range: [-1, 1],
  evaluation,

  turn: ({ mover }) => sideOf(mover),

  moves: (position) => (position.quiet >= drawAfter ? none : movesOf(position)),

  play: playMove,

  outcome(position) {
    if (movesOf(position).length === 0) return -position.mover;
    return position.quiet >= drawAfter ? 0 : undefined;
  },

  evaluate: weigh(evaluation),

  key: ({ key }) => key,

  // Who can capture must: either all moves are captures, or none.
  captures: (_position, moves) =>
    moves.length > 0 && moves[0].taken.length > 0
      ? moves.toSorted((one, other) => other.taken.length - one.taken.length)
      : none,

  writeMove: (_position, { text }) => text,

  readMove(position, text) {
    demandText("checkers.readMove", text);
    const legal = this.moves(position);
    const wanted = text.trim().toLowerCase();
    const move = legal.find((known) => this.writeMove(position, known) === wanted);
    if (move) return move;
    if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
    const written = legal.map((known) => this.writeMove(position, known));
    if (legal[0].taken.length > 0) throw new Refusal(words, "captureIsForced", text, written);
    throw new Refusal(anyGame, "illegalMove", text, written);
  },

  write: writeCheckers,

  read: readCheckers,

  /** Black's men are x, its kings X; White's o and O; free dark squares "." and the light ones a blank mark. */
  diagram: ({ pieces }) =>
    Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 8 }, (_, column) => {
        const square = squareAt(row, column);
        return square === undefined ? "·" : glyphs[pieces[square] + 2];
      }).join(" "),
    ).join("\n"),
};

/** Indexed by the piece, from −2. */
const glyphs = ["O", "o", ".", "x", "X"];

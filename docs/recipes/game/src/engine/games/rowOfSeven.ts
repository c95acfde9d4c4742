import { demandText } from "../demand.ts";
import { Refusal } from "../refusal.ts";
import { type Evaluation, type WeighedGame, weigh } from "./evaluation.ts";
import * as words from "./rowOfSeven/words.ts";
import * as anyGame from "./words.ts";

/** The bits 0 to 6 say what X has, 7 to 13 what O has; bit 14 says that O is to move. X is MAX and begins. */
export type RowPosition = number;

const cells = [0, 1, 2, 3, 4, 5, 6];
const full = 0b111_1111;
const oToMove = 1 << 14;
const lines = [0, 1, 2, 3, 4].map((first) => 0b111 << first);
const pairs = [0, 1, 2, 3, 4, 5].map((first) => 0b11 << first);

const ofX = (position: RowPosition) => position & full;
const ofO = (position: RowPosition) => (position >> 7) & full;
const hasLine = (own: number) => lines.some((line) => (own & line) === line);
const pairsOf = (own: number) => pairs.filter((pair) => (own & pair) === pair);
const cellsOf = (bits: number) => cells.filter((cell) => bits & (1 << cell));

/** What its estimate looks at. */
export type RowFeature = "pairs";

const evaluation: Evaluation<RowPosition, RowFeature> = {
  features: [
    {
      name: "pairs",
      most: 2,
      value: (position) => pairsOf(ofX(position)).length - pairsOf(ofO(position)).length,
      counted: (position) => [
        ...pairsOf(ofX(position)).map((pair) => ({ side: "max" as const, cells: cellsOf(pair) })),
        ...pairsOf(ofO(position)).map((pair) => ({ side: "min" as const, cells: cellsOf(pair) })),
      ],
    },
  ],
  weights: { pairs: 1 },
  scale: 4,
  exchange: (position) => (position & oToMove) | (ofX(position) << 7) | ofO(position),
};

/** Three in a row on a row of seven cells: a move is a cell, 0 to 6; outcome 1 for X, −1 for O, 0 for a draw. */
export const rowOfSeven: WeighedGame<RowPosition, number, RowFeature> = {
  name: "Row of seven",
  start: 0,
  range: [-1, 1],
  evaluation,

  turn: (position) => (position & oToMove ? "min" : "max"),

  moves(position) {
    if (this.outcome(position) !== undefined) return [];
    return cells.filter((cell) => !((ofX(position) | ofO(position)) & (1 << cell)));
  },

  play: (position, cell) => (position | (1 << (position & oToMove ? cell + 7 : cell))) ^ oToMove,

  outcome(position) {
    if (hasLine(ofX(position))) return 1;
    if (hasLine(ofO(position))) return -1;
    return (ofX(position) | ofO(position)) === full ? 0 : undefined;
  },

  evaluate: weigh(evaluation),

  key: (position) => position,

  writeMove: (_position, cell) => String(cell),

  readMove(position, text) {
    demandText("rowOfSeven.readMove", text);
    const legal = this.moves(position);
    const cell = /^\s*[0-6]\s*$/.test(text) ? Number(text) : undefined;
    if (cell !== undefined && legal.includes(cell)) return cell;
    if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
    throw new Refusal(anyGame, "illegalMove", text, legal.map(String));
  },

  write: (position) =>
    cells
      .map((cell) => (ofX(position) & (1 << cell) ? "X" : ofO(position) & (1 << cell) ? "O" : "."))
      .join(""),

  read(text) {
    demandText("rowOfSeven.read", text);
    const marks = [...text.trim()];
    if (marks.length !== 7 || marks.some((mark) => !"XO.".includes(mark)))
      throw new Refusal(words, "notSevenCells", text);
    const bits = (mark: string) => marks.reduce((sum, one, cell) => sum | (one === mark ? 1 << cell : 0), 0);
    const [x, o] = [bits("X"), bits("O")];
    const lead = cellsOf(x).length - cellsOf(o).length;
    const last = lead === 1 ? x : o;
    if ((lead !== 0 && lead !== 1) || hasLine((x & ~last) | (o & ~last)))
      throw new Refusal(words, "cannotArise", text);
    return x | (o << 7) | (lead === 1 ? oToMove : 0);
  },

  diagram(position) {
    return [...this.write(position)].join(" ");
  },
};

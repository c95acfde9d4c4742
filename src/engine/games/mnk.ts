import { demandText, demandWhole } from "../demand.ts";
import type { Game } from "../game.ts";
import { Refusal } from "../refusal.ts";
import * as words from "./mnk/words.ts";
import * as anyGame from "./words.ts";

/** Stones as bits, cell by cell from the top left; X has the same number as O, or one more. */
export interface MnkPosition {
  readonly x: number;
  readonly o: number;
  readonly mover: "max" | "min";
  /** Who has a row; 0 for nobody. */
  readonly row: -1 | 0 | 1;
}

export interface MnkOptions {
  /** 1 to 9; 3 by default. A board has 26 cells at most. */
  readonly columns?: number;
  /** 1 to 9; 3 by default. */
  readonly rows?: number;
  /** How many in a row make the end, 1 to 9; 3 by default. */
  readonly inARow?: number;
  /** Whether a stone falls to the lowest free cell of its column, as in Connect Four; not by default. */
  readonly drop?: boolean;
  /** Whether the row wins, or whoever makes it loses (misère); "wins" by default. */
  readonly row?: "wins" | "loses";
  /** The outcome of a full board without a row: 0 by default, −1 as a bonus for MIN, who comes second, or 1 for MAX. */
  readonly fullBoard?: -1 | 0 | 1;
}

const largest = 26;
const letters = "abcdefghi";
const none: readonly number[] = [];

/**
 * The m,n,k-game: on `columns` × `rows` cells two sides place a stone in turn, and so many in a row, straight or slanting, end
 * the game. X is MAX and begins; a move is a cell, written "b3", rows counted from the bottom; outcome 1 for X, −1 for O.
 * Tic-tac-toe is the 3,3,3-game. Written as rows from the top, `X../.O./...`; whose move it is follows from the stones.
 * Throws a RangeError for options that make no sense.
 */
export function mnkGame(options: MnkOptions = {}): Game<MnkPosition, number> {
  const { columns, rows, inARow, drop, row: ends, fullBoard } = readMnkOptions(options);
  const cells = columns * rows;
  const whole = 2 ** cells - 1;
  const lines = linesOn(columns, rows, inARow);
  const linesThrough = Array.from({ length: cells }, (_, cell) => lines.filter((line) => line & (1 << cell)));
  const bestFirst = [...linesThrough.keys()].sort(
    (one, other) => linesThrough[other].length - linesThrough[one].length || one - other,
  );

  function moves({ x, o, row }: MnkPosition): readonly number[] {
    if (row !== 0) return none;
    const taken = x | o;
    const free: number[] = [];
    for (let cell = 0; cell < cells; cell++) {
      const below = cell + columns;
      const rests = !drop || below >= cells || (taken & (1 << below)) !== 0;
      if ((taken & (1 << cell)) === 0 && rests) free.push(cell);
    }
    return free;
  }

  const hasRow = (stones: number, cell: number) =>
    linesThrough[cell].some((line) => (line & stones) === line);

  function play({ x, o, mover }: MnkPosition, cell: number): MnkPosition {
    if (mover === "max") {
      const stones = x | (1 << cell);
      return { x: stones, o, mover: "min", row: hasRow(stones, cell) ? 1 : 0 };
    }
    const stones = o | (1 << cell);
    return { x, o: stones, mover: "max", row: hasRow(stones, cell) ? -1 : 0 };
  }

  function outcome({ x, o, row }: MnkPosition): number | undefined {
    if (row !== 0) return ends === "wins" ? row : 0 - row;
    return (x | o) === whole ? fullBoard : undefined;
  }

  const writeMove = (_position: MnkPosition, cell: number) =>
    letters[cell % columns] + String(rows - Math.floor(cell / columns));

  /** With one text between two cells of a row, and another between two rows. */
  function board({ x, o }: MnkPosition, between: string, betweenRows: string): string {
    let text = "";
    for (let cell = 0; cell < cells; cell++) {
      if (cell > 0) text += cell % columns === 0 ? betweenRows : between;
      const bit = 1 << cell;
      text += x & bit ? "X" : o & bit ? "O" : ".";
    }
    return text;
  }

  function read(text: string): MnkPosition {
    demandText("mnkGame.read", text);
    const found = text.trim().toUpperCase().split("/");
    if (found.length !== rows || found.some((row) => row.length !== columns || /[^XO.]/.test(row)))
      throw new Refusal(words, "noBoard", text, columns, rows);
    const glyphs = [...found.join("")];
    const bitsOf = (glyph: string) =>
      glyphs.reduce((bits, other, cell) => (other === glyph ? bits | (1 << cell) : bits), 0);
    const count = (glyph: string) => glyphs.filter((other) => other === glyph).length;
    if (![0, 1].includes(count("X") - count("O")))
      throw new Refusal(anyGame, "unequalTurns", count("X"), count("O"));
    const afloat = glyphs.findIndex(
      (glyph, cell) => glyph !== "." && cell + columns < cells && glyphs[cell + columns] === ".",
    );
    const [x, o] = [bitsOf("X"), bitsOf("O")];
    const mover = count("X") === count("O") ? "max" : "min";
    const position: MnkPosition = { x, o, mover, row: 0 };
    if (drop && afloat >= 0) throw new Refusal(words, "afloat", text, writeMove(position, afloat));
    return { ...position, row: rowIn(text, position) };
  }

  /** Who has a row; it ended the game, so that nobody has moved since, and its stones share the one that made it. */
  function rowIn(text: string, { x, o, mover }: MnkPosition): -1 | 0 | 1 {
    const [ofX, ofO] = [x, o].map((stones) => lines.filter((line) => (line & stones) === line));
    if (ofX.length > 0 && ofO.length > 0) throw new Refusal(words, "twoRows", text);
    const made = [...ofX, ...ofO];
    if (made.length === 0) return 0;
    const last = ofX.length > 0 ? "min" : "max";
    const shared = made.reduce((common, line) => common & line);
    if (mover !== last || shared === 0) throw new Refusal(words, "movedAfterRow", text);
    return ofX.length > 0 ? 1 : -1;
  }

  return {
    name: "m,n,k-game",
    start: { x: 0, o: 0, mover: "max", row: 0 },
    range: [-1, 1],
    turn: ({ mover }) => mover,
    moves,
    play,
    outcome,
    /** Knows nothing before the end. */
    evaluate: (position) => outcome(position) ?? 0,
    key: ({ x, o }) => x + o * 2 ** cells,
    order: (_position, free) => bestFirst.filter((cell) => free.includes(cell)),
    writeMove,
    readMove(position, text) {
      demandText("mnkGame.readMove", text);
      const legal = moves(position);
      if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
      const names = legal.map((cell) => writeMove(position, cell));
      const at = names.indexOf(text.trim().toLowerCase());
      if (at < 0) throw new Refusal(anyGame, "illegalMove", text, names);
      return legal[at];
    },
    write: (position) => board(position, "", "/"),
    read,
    diagram: (position) => board(position, " ", "\n"),
  };
}

function readMnkOptions(options: MnkOptions): Required<MnkOptions> {
  const { columns = 3, rows = 3, inARow = 3, drop = false, row = "wins", fullBoard = 0 } = options;
  demandWhole("columns", columns, [1, 9]);
  demandWhole("rows", rows, [1, 9]);
  demandWhole("inARow", inARow, [1, 9]);
  demandWhole("fullBoard", fullBoard, [-1, 1]);
  if (columns * rows > largest) throw new Refusal(words, "moreCells", columns, rows, largest);
  return { columns, rows, inARow, drop, row, fullBoard };
}

/** All rows of so many cells, as bits: to the right, down, and both slanting ways. */
function linesOn(columns: number, rows: number, inARow: number): number[] {
  const lines = new Set<number>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ]) {
        const [lastRow, lastColumn] = [row + down * (inARow - 1), column + right * (inARow - 1)];
        if (lastRow >= rows || lastColumn < 0 || lastColumn >= columns) continue;
        let line = 0;
        for (let i = 0; i < inARow; i++) line |= 1 << ((row + down * i) * columns + column + right * i);
        lines.add(line);
      }
    }
  }
  return [...lines];
}

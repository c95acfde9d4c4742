import { demandText, demandWhole } from "../../demand.ts";
import type { ChanceGame } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import * as anyGame from "../words.ts";
import { estimateSliding } from "./twentyFortyEight/estimate.ts";
import {
  type Direction,
  directions,
  isDirection,
  type Rows,
  rowsOf,
  slide,
} from "./twentyFortyEight/slide.ts";
import * as words from "./twentyFortyEight/words.ts";

/** The tiles row by row from the top left, 0 where there is none, and whether chance is to add one. */
export interface SlidingPosition {
  readonly tiles: readonly number[];
  readonly adds: boolean;
}

/** A tile that chance adds, and the cell: `2@1` is a 2 on cell 1. */
export type AddedTile = `${2 | 4}@${number}`;

export type SlidingMove = Direction | AddedTile;

export interface TwentyFortyEightOptions {
  /** Rows and columns, 2 to 4; 4 by default. */
  readonly size?: number;
  /** The tile to be made, a power of 2 from 8 on; 2048 by default. */
  readonly goal?: number;
}

/** How often each tile is added. */
export const shares = [
  [2, 0.9],
  [4, 0.1],
] as const;

const none: readonly SlidingMove[] = [];

/**
 * 2048, for one player, who is MAX: a move slides all tiles one way, and two alike that meet become one of twice as much, each
 * once a move; then chance adds a tile on a free cell, a 2 nine times of ten, else a 4, on each cell as likely. Before the
 * first move chance adds two. Outcome 1 where the goal's tile is made, 0 where nothing can slide; so a value is
 * the probability to make it. Written as rows of numbers, a dot for a free cell, with `+` behind where chance is to add:
 * `2 . / 4 2 +`. Cells are counted row by row from 0. Rules: G. Cirulli 2014, github.com/gabrielecirulli/2048.
 */
export function twentyFortyEight({
  size = 4,
  goal = 2048,
}: TwentyFortyEightOptions = {}): ChanceGame<SlidingPosition, SlidingMove> {
  demandWhole("size", size, [2, 4]);
  demandWhole("goal", goal, [8, 2 ** 17]);
  if (!Number.isInteger(Math.log2(goal))) throw new Refusal(words, "noPowerOfTwo", goal);
  const lines = Object.fromEntries(
    directions.map((direction) => [direction, rowsOf(size, direction)]),
  ) as Record<Direction, Rows>;
  const start: SlidingPosition = { tiles: new Array(size * size).fill(0), adds: true };

  const slides = (tiles: readonly number[]): Direction[] =>
    directions.filter((direction) =>
      slide(tiles, lines[direction]).some((tile, cell) => tile !== tiles[cell]),
    );
  const free = (tiles: readonly number[]) => [...tiles.keys()].filter((cell) => tiles[cell] === 0);
  const isMade = (tiles: readonly number[]) => tiles.some((tile) => tile >= goal);

  function moves({ tiles, adds }: SlidingPosition): readonly SlidingMove[] {
    if (isMade(tiles)) return none;
    if (adds) return free(tiles).flatMap((cell) => shares.map(([tile]): SlidingMove => `${tile}@${cell}`));
    return slides(tiles);
  }

  const rows = (tiles: readonly number[]) =>
    Array.from({ length: size }, (_, row) =>
      tiles.slice(row * size, (row + 1) * size).map((tile) => tile || "."),
    );
  const write = ({ tiles, adds }: SlidingPosition) =>
    rows(tiles)
      .map((row) => row.join(" "))
      .join(" / ") + (adds ? " +" : "");

  return {
    name: "2048",
    start,
    range: [0, 1],

    turn: ({ adds }) => (adds ? "chance" : "max"),

    moves,

    chances({ tiles }) {
      const cells = free(tiles).length;
      return free(tiles).flatMap(() => shares.map(([, share]) => share / cells));
    },

    play({ tiles }, move) {
      if (isDirection(move)) return { tiles: slide(tiles, lines[move]), adds: true };
      const [tile, cell] = move.split("@").map(Number);
      const next = tiles.with(cell, tile);
      // Before the first move chance adds two.
      return { tiles: next, adds: next.filter((tile) => tile > 0).length === 1 };
    },

    outcome({ tiles, adds }) {
      if (isMade(tiles)) return 1;
      return !adds && slides(tiles).length === 0 ? 0 : undefined;
    },

    /** How much of the goal the greatest tile is, in doublings, and how much of the board is free. */
    evaluate({ tiles }) {
      if (isMade(tiles)) return 1;
      const { doublings, room } = estimateSliding(tiles, goal).contributions;
      return doublings + room;
    },

    key: write,

    writeMove: (_position, move) => move,

    readMove(position, text) {
      demandText("twentyFortyEight.readMove", text);
      const legal = moves(position);
      if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
      const move = legal.find((move) => move === text.trim().toLowerCase());
      if (move === undefined) throw new Refusal(anyGame, "illegalMove", text, legal);
      return move;
    },

    write,

    read(text) {
      demandText("twentyFortyEight.read", text);
      const adds = text.trim().endsWith("+");
      const cells = text
        .replace(/\+\s*$/, "")
        .split("/")
        .map((row) => row.trim().split(/\s+/));
      if (cells.length !== size || cells.some((row) => row.length !== size))
        throw new Refusal(words, "notSquare", text, size);
      const wrong = cells.flat().find((cell) => cell !== "." && !isTile(cell));
      if (wrong !== undefined) throw new Refusal(words, "noTile", text, wrong);
      const tiles = cells.flat().map((cell) => (cell === "." ? 0 : Number(cell)));
      if (adds && free(tiles).length === 0) throw new Refusal(words, "noFreeCell", text);
      return { tiles, adds };
    },

    diagram: ({ tiles, adds }) =>
      rows(tiles)
        .map((row) => row.join(" "))
        .join("\n") + (adds ? "\n+" : ""),
  };
}

const isTile = (text: string): boolean =>
  /^[1-9]\d{0,5}$/.test(text) && Number(text) > 1 && Number.isInteger(Math.log2(Number(text)));

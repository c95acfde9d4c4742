import { LevelPainter, type LevelView } from "../src/drawing/wholeTree/paintLevels.ts";
import { type Game, type Search, ticTacToe } from "../src/engine/index.ts";
import {
  growWholeTree,
  KeptReading,
  type Reading,
  readWholeTree,
  type Seen,
  WholeTree,
} from "../src/trace/index.ts";

export const wholeTicTacToe = (): WholeTree<number> =>
  new WholeTree(growWholeTree(ticTacToe, ticTacToe.start));

/** 9,163 nodes of it, on as many levels: six first moves, two answers to each, and three moves from there on. */
export function narrowTicTacToe(): WholeTree<number> {
  const widths = [6, 2];
  const narrow: Game<number, number> = {
    ...ticTacToe,
    moves(position) {
      const moves = ticTacToe.moves(position);
      return moves.slice(0, widths[9 - moves.length] ?? 3);
    },
  };
  return new WholeTree(growWholeTree(narrow, narrow.start));
}

export const readingOf = (tree: WholeTree<number>, search: Search): KeptReading =>
  new KeptReading(tree, readWholeTree(tree, ticTacToe, ticTacToe.start, search));

const [width, height] = [2800, 1200];
const palette = Uint32Array.of(0xff9e7300, 0xffb2b2b2, 0xff00669e);

/** Paints a tree's packed leaves, with ten levels of 1400 × 600 points on a screen of two pixels a point. */
export class Painting {
  readonly #tree: WholeTree<number>;
  readonly #shades: Uint8Array;
  readonly #painter = new LevelPainter();
  readonly #pixels = new Uint32Array(width * height);

  constructor(tree: WholeTree<number>) {
    this.#tree = tree;
    this.#shades = Uint8Array.from(tree.columns.values, (value) => value + 1);
  }

  /** @param zoom how many times as wide as the view all of it is */
  draw(seen: Seen, zoom = 1, pan = 0): Uint32Array {
    const { columns, leaves, levels } = this.#tree;
    const from = pan * leaves * (1 - 1 / zoom);
    const row = height / levels;
    const view: LevelView = {
      from,
      to: from + leaves / zoom,
      rows: Array.from({ length: levels }, (_, level) => [
        Math.round(level * row),
        Math.round((level + 0.8) * row),
      ]),
      gap: 2,
    };
    const picture = { pixels: this.#pixels.fill(0), width, height };
    const places = { begins: columns.firstLeaf, ends: columns.ends };
    this.#painter.paint(picture, columns, places, view, { shades: this.#shades, palette }, seen);
    return this.#pixels;
  }
}

/** Places to look at while panning, near and far, as a share of the way across. */
export const pans = [1, 3, 10, 30].flatMap((zoom) =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((pan) => ({ zoom, pan })),
);

/** Steps spread over the whole search, in an order that is none. */
export const stepsOf = (reading: Reading): number[] =>
  Array.from({ length: pans.length }, (_, i) =>
    Math.floor((((i * 7) % pans.length) / pans.length) * reading.steps),
  );

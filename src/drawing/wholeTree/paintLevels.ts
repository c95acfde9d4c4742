import type { Seen, WholeTreeColumns } from "../../trace/index.ts";
import { type Across, LevelRuns, type Places } from "./levelRuns.ts";

/** A picture: RGBA as a canvas has it, a 32-bit word a pixel with red lowest; row by row. */
export interface Picture {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
}

/** What colour a node has. */
export interface Colours {
  /** By node: an index in the palette. */
  readonly shades: Uint8Array;
  /** Colours as words of a picture, all of them opaque. */
  readonly palette: Uint32Array;
}

/** How levels are drawn. */
export interface LevelView {
  readonly from: number;
  readonly to: number;
  /** By level: its first pixel row, and the one past its last. */
  readonly rows: readonly (readonly [top: number, bottom: number])[];
  /** Pixels across of a point; 1 by default, as for spans. */
  readonly mark?: number;
  /** Pixels left blank at the end of each span that is at least six times as wide; 0 by default. */
  readonly gap?: number;
  /** A pixel column of which much has not been read is the fainter for it, and never gone; all are opaque by default. */
  readonly fades?: boolean;
}

/** Nodes of a pixel column whose colours are blended, at most. */
const samples = 8;
/** The least opaque of fading columns, of 255. */
const faintest = 40;

/**
 * Paints the nodes that were read, and leaves every pixel that shows none of them as it was. Spans and points alike cover
 * the pixels that they would if each was painted alone, but where many share a column only some of them are looked at,
 * evenly spaced, and it has the mean of their colours. Costs time by pixels and levels, hardly by nodes.
 */
export class LevelPainter {
  readonly #runs = new LevelRuns();
  #line = new Uint32Array(0);

  paint(
    picture: Picture,
    tree: Pick<WholeTreeColumns<unknown>, "levelNodes" | "levelStarts">,
    places: Places,
    view: LevelView,
    colours: Colours,
    seen: Seen,
  ): void {
    if (this.#line.length !== picture.width) this.#line = new Uint32Array(picture.width);
    const across: Across = { from: view.from, to: view.to, width: picture.width };
    for (let level = 0; level < tree.levelStarts.length - 1; level++) {
      const [top, bottom] = view.rows[level];
      if (bottom <= 0 || top >= picture.height || bottom <= top) continue;
      const slots = [tree.levelStarts[level], tree.levelStarts[level + 1]] as const;
      this.#runs.find(tree.levelNodes, slots, places, across, view.mark ?? 0);
      this.#line.fill(0);
      this.#drawLine(tree.levelNodes, view, colours, seen);
      this.#copyLine(picture, Math.max(0, top), Math.min(picture.height, bottom));
    }
  }

  #drawLine(
    levelNodes: Int32Array,
    { mark = 1, gap = 0, fades = false }: LevelView,
    colours: Colours,
    seen: Seen,
  ): void {
    const { count, columns, columnEnds, firsts, lasts } = this.#runs;
    const line = this.#line;
    const before = (mark - 1) >> 1;
    for (let run = 0; run < count; run++) {
      const first = seen.first(firsts[run], lasts[run]);
      if (first < 0) continue;
      const colour =
        lasts[run] - firsts[run] === 1
          ? colours.palette[colours.shades[levelNodes[first]]]
          : (blend(levelNodes, first, lasts[run], colours, seen) &
              (fades ? strength(firsts[run], lasts[run], seen) : -1)) >>>
            0;
      const begin = columns[run] - before;
      const gapless = columnEnds[run] - before + mark - 1;
      // One that begins left of the view is cut off there, and may end in what is left of it.
      const mayEnd = run === 0 || gapless > begin + 1;
      const end = gap > 0 && mayEnd ? Math.min(gapless, this.#endOf(lasts[run] - 1, gap)) : gapless;
      if (end - begin === 1) line[begin] = colour;
      else line.fill(colour, Math.max(0, begin), Math.max(0, end));
    }
  }

  /** Where the paint of a span ends, a gap before its true end where it is wide enough for one. */
  #endOf(slot: number, gap: number): number {
    const [begin, end] = this.#runs.columnsOf(slot);
    return end - begin >= 6 * gap ? end - gap : end;
  }

  /** All rows of a level are alike. */
  #copyLine({ pixels, width }: Picture, top: number, bottom: number): void {
    const line = this.#line;
    const row = pixels.subarray(top * width, (top + 1) * width);
    for (let x = 0; x < width; x++) if (line[x] !== 0) row[x] = line[x];
    for (let y = top + 1; y < bottom; y++) {
      pixels.copyWithin(y * width, top * width, (top + 1) * width);
    }
  }
}

/** How opaque a column is by the share of its nodes that were read, as a mask of a colour: all of it, or a part. */
function strength(first: number, last: number, seen: Seen): number {
  const taken = Math.min(samples, last - first);
  let count = 0;
  for (let i = 0; i < taken; i++) {
    if (seen.has(first + Math.floor(((i + 0.5) * (last - first)) / taken))) count++;
  }
  const opaque = Math.max(faintest, Math.round((255 * count) / taken));
  return (opaque << 24) | 0x00ffffff;
}

const redAndBlue = 0x00ff00ff;

/** The mean colour of up to eight nodes that were read, evenly spaced from `first`, itself one of them, to before `last`. */
function blend(
  levelNodes: Int32Array,
  first: number,
  last: number,
  { shades, palette }: Colours,
  seen: Seen,
): number {
  const among = last - first;
  const taken = Math.min(samples, among);
  let [even, odd, count] = [0, 0, 0];
  for (let i = 0; i < taken; i++) {
    // Of eight by a shift, which is what a column of many costs most of; a level has fewer than 2 ** 28 nodes.
    const slot = first + (taken === samples ? (i * among) >>> 3 : i);
    if (!seen.has(slot)) continue;
    const colour = palette[shades[levelNodes[slot]]];
    // Two channels at a time: eight bytes sum up to less than 16 bits.
    even += colour & redAndBlue;
    odd += (colour >>> 8) & redAndBlue;
    count++;
  }
  // The mean of eight as it is rounded below, of two channels at once.
  if (count === samples) {
    const mean = (sums: number) => ((sums + 0x00040004) >>> 3) & redAndBlue;
    return (mean(even) | (mean(odd) << 8)) >>> 0;
  }
  const mean = (sums: number) =>
    Math.round((sums & 0xffff) / count) | (Math.round((sums >>> 16) / count) << 16);
  return (mean(even) | (mean(odd) << 8)) >>> 0;
}

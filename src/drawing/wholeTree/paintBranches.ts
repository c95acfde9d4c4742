import type { Seen, WholeTreeColumns } from "../../trace/index.ts";
import { BranchRuns } from "./branchRuns.ts";
import type { LevelView, Picture } from "./paintLevels.ts";

/** The three low bytes of a picture's word. */
const rgb = 0x00ffffff;

/**
 * Paints the branches to all nodes that were read, a pixel wide, from the bottom of the parent's row to the top of the
 * child's: what is not covered whole is translucent, and the stronger of two branches stays. To be painted before nodes
 * are, on an empty picture.
 */
export class BranchPainter {
  readonly #runs = new BranchRuns();

  /**
   * @param x where each node stands, by node
   * @param colour a word of a picture; its transparency counts
   * @param fades branches are the fainter the closer they stand, lest a level of very many is one dark bar
   */
  paint(
    picture: Picture,
    tree: Pick<WholeTreeColumns<unknown>, "levelNodes" | "levelStarts">,
    x: Float64Array<ArrayBuffer>,
    view: Pick<LevelView, "from" | "to" | "rows">,
    colour: number,
    seen: Seen,
    fades = false,
  ): void {
    const across = { from: view.from, to: view.to, width: picture.width };
    for (let level = 0; level < tree.levelStarts.length - 2; level++) {
      const [top, bottom] = [view.rows[level][1], view.rows[level + 1][0]];
      if (bottom <= 0 || top >= picture.height || bottom <= top) continue;
      const runs = this.#runs.find(tree, level, x, across, seen, 1);
      const paint = fades ? fainter(colour, (roomy * picture.width) / runs.count) : colour;
      paintSegments(picture, [top, bottom], runs, paint);
    }
  }
}

/** Up to so many branches a pixel column nothing fades; and what is left of the strength at least. */
const [roomy, faintest] = [0.2, 0.3];

/** The same colour, with a share of its strength. */
const fainter = (colour: number, share: number): number =>
  ((colour & rgb) | (Math.round((colour >>> 24) * Math.max(faintest, Math.min(1, share))) << 24)) >>> 0;

/** By segment: the pixel columns of its upper and its lower end. */
interface Segments {
  readonly count: number;
  readonly parents: ArrayLike<number>;
  readonly children: ArrayLike<number>;
}

/** Straight lines between the middles of two pixel columns each, all from one row on to before another below it. */
export function paintSegments(
  { pixels, width, height }: Picture,
  [top, bottom]: readonly [number, number],
  { count, parents, children }: Segments,
  colour: number,
): void {
  const [strength, paint] = [colour >>> 24, colour & rgb];
  const [first, last] = [Math.max(0, top), Math.min(bottom, height)];
  for (let run = 0; run < count; run++) {
    const slope = (children[run] - parents[run]) / (bottom - top);
    // What the line covers of a row: as wide as a pixel, and as it goes on while the row lasts.
    const [toLeft, toRight] = slope < 0 ? [slope, 1] : [0, slope + 1];
    for (let y = first; y < last; y++) {
      const middle = parents[run] + (y - top) * slope;
      const left = middle + toLeft > 0 ? middle + toLeft : 0;
      const right = middle + toRight < width ? middle + toRight : width;
      if (right <= left) continue;
      // The first pixel and the last are covered in part, and those between whole.
      let x = left | 0;
      let at = y * width + x;
      let alpha = (((right < x + 1 ? right : x + 1) - left) * strength + 0.5) | 0;
      if (alpha > pixels[at] >>> 24) pixels[at] = (paint | (alpha << 24)) >>> 0;
      for (x++, at++; x + 1 <= right; x++, at++) {
        if (strength > pixels[at] >>> 24) pixels[at] = colour;
      }
      if (x >= right) continue;
      alpha = ((right - x) * strength + 0.5) | 0;
      if (alpha > pixels[at] >>> 24) pixels[at] = (paint | (alpha << 24)) >>> 0;
    }
  }
}

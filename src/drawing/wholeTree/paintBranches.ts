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
      const { count, parents, children } = this.#runs.find(tree, level, x, across, seen, 1);
      const paint = fades ? fainter(colour, (roomy * picture.width) / count) : colour;
      for (let run = 0; run < count; run++) {
        paintSegment(picture, [parents[run], top], [children[run], bottom], paint);
      }
    }
  }
}

/** Up to so many branches a pixel column nothing fades; and what is left of the strength at least. */
const [roomy, faintest] = [0.2, 0.3];

/** The same colour, with a share of its strength. */
const fainter = (colour: number, share: number): number =>
  ((colour & rgb) | (Math.round((colour >>> 24) * Math.max(faintest, Math.min(1, share))) << 24)) >>> 0;

/** A straight line between the middles of two pixel columns, from one row on to before another below it. */
export function paintSegment(
  { pixels, width, height }: Picture,
  [x0, top]: readonly [number, number],
  [x1, bottom]: readonly [number, number],
  colour: number,
): void {
  const slope = (x1 - x0) / (bottom - top);
  const [strength, paint] = [colour >>> 24, colour & rgb];
  const last = Math.min(bottom, height);
  // What the line covers of a row: as wide as a pixel, and as it goes on while the row lasts.
  const [toLeft, toRight] = [Math.min(0, slope), Math.max(0, slope) + 1];
  for (let y = Math.max(0, top); y < last; y++) {
    const middle = x0 + (y - top) * slope;
    const left = Math.max(0, middle + toLeft);
    const right = Math.min(width, middle + toRight);
    for (let x = Math.floor(left), at = y * width + x; x < right; x++, at++) {
      const share = (x + 1 < right ? x + 1 : right) - (x > left ? x : left);
      const alpha = (share * strength + 0.5) | 0;
      if (alpha > pixels[at] >>> 24) pixels[at] = (paint | (alpha << 24)) >>> 0;
    }
  }
}

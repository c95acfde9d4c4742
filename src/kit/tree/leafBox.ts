import type { FittedLabel } from "../../drawing/fitLabel.ts";
import { pixels, square } from "../../drawing/treeShapes.ts";

/** A leaf as it is to be drawn; lengths are in pixels. */
interface LeafLook {
  readonly radius: number;
  /** To the next node of the row. */
  readonly space: number;
  readonly fitted: FittedLabel;
  /** A bar in the colour of its value, which cannot be read; and one that was cut. */
  readonly toned: boolean;
  readonly hatched: boolean;
}

/** A bar's height, and that of one that was cut. */
const [tall, low] = [14, 3];

/** The rectangle of a leaf around (0, 0): as wide or as high as its label, or a bar. */
export function leafBox({ radius, space, fitted, toned, hatched }: LeafLook): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
} {
  const { size, round } = square(radius);
  const [width, height] = toned
    ? [pixels(Math.max(1, 0.74 * space)), hatched ? low : tall]
    : [
        fitted.place === "inside" ? Math.max(size, 2 * fitted.half + 4) : size,
        fitted.place === "turned" ? Math.max(size, 2 * fitted.half + 5) : size,
      ];
  return { x: -width / 2, y: -height / 2, width, height, rx: toned ? 0.5 : round };
}

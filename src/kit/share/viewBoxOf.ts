import type { Frame } from "./standaloneSvg.ts";

/** Pixels around a chart, whose labels may stand at its very edge. */
const margin = 8;

/** The rectangle that a drawing shows, in its own pixels, with a margin. */
export function viewBoxOf(drawing: SVGSVGElement): Frame {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

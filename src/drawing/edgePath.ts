import { linkVertical } from "d3";

const link = linkVertical<unknown, { x: number; y: number }>()
  .x((point) => point.x)
  .y((point) => point.y);

/** The curve from below a parent at (x1, y1) to above a child at (x2, y2); both shapes `radius` pixels high. */
export function edgePath(x1: number, y1: number, x2: number, y2: number, radius: number): string {
  const source = { x: x1, y: y1 + radius * 0.8 };
  const target = { x: x2, y: y2 - radius * 0.8 };
  return link({ source, target } as never) ?? "";
}

/** The point half-way down that curve, where a cut's scissors sit. */
export function edgeMiddle(x1: number, y1: number, x2: number, y2: number): { x: number; y: number } {
  return { x: (x1 + 3 * x2) / 4, y: y1 + (y2 - y1) * 0.62 };
}

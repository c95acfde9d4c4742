import { expect } from "vitest";
import type { PlyLayout } from "../../src/drawing/plyLayout.ts";
import { bandHeight } from "../../src/drawing/plyLayout.ts";
import type { DrawnPlies } from "./pliesOf.ts";

/** Rounding of sums of about a thousand pixels. */
const crumb = 1e-6;

/** What every picture drawn ply by ply owes its reader. */
export function expectLawful(layout: PlyLayout, { graph, frame }: DrawnPlies): void {
  expectRows(layout, graph.rows.length);
  for (const { id, ply } of graph.nodes) {
    const { top, height, size } = layout.rows[ply];
    expect(layout.x[id] - size / 2).toBeGreaterThanOrEqual(-crumb);
    expect(layout.x[id] + size / 2).toBeLessThanOrEqual(frame.width + crumb);
    expect(layout.y[id]).toBeGreaterThanOrEqual(top - crumb);
    expect(layout.y[id] + size).toBeLessThanOrEqual(top + height + crumb);
  }
  for (const { order, size } of layout.rows) expectApart(layout, order, size);
}

/** Rows and bands stand below each other, inside the picture, and every row holds its own nodes. */
function expectRows(layout: PlyLayout, rows: number): void {
  expect(layout.rows).toHaveLength(rows);
  const edges = layout.rows.flatMap(({ top, height }) => [top, top + height]);
  for (const top of layout.bands) edges.push(top, top + bandHeight);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges[0]).toBeGreaterThanOrEqual(0);
  expect(edges.at(-1)).toBeLessThanOrEqual(layout.height + crumb);
  const ids = layout.rows.flatMap(({ order }) => order.toSorted((a, b) => a - b));
  expect(ids).toEqual([...layout.x.keys()]);
}

/** No two boards of a row touch. Those in one line are next to each other once they are sorted. */
function expectApart({ x, y }: PlyLayout, order: readonly number[], size: number): void {
  const lines = Map.groupBy(order, (id) => y[id]);
  const heights = [...lines.keys()].toSorted((a, b) => a - b);
  for (const [place, height] of heights.entries()) {
    if (place > 0) expect(height - heights[place - 1]).toBeGreaterThan(size);
    const xs = lines
      .get(height)!
      .map((id) => x[id])
      .toSorted((a, b) => a - b);
    for (let i = 1; i < xs.length; i++) expect(xs[i] - xs[i - 1]).toBeGreaterThan(size);
  }
}

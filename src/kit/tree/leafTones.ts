import type { OutlineNode } from "../../trace/index.ts";

/**
 * How good a leaf's value is for MAX among those of all leaves: 0 for the worst, 1 for the best, and between them in
 * proportion; undefined for what is no leaf.
 */
export function leafTones(nodes: readonly OutlineNode[]): (value: number | undefined) => number | undefined {
  const values = nodes.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const least = values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity);
  return (value) => (value === undefined ? undefined : most > least ? (value - least) / (most - least) : 0.5);
}

import type { View } from "../../drawing/view.ts";

/** How a reader has made a tree stand in its frame, whatever the frame's size is by now. */
export interface Standing {
  /** The tree has so many nodes. */
  readonly nodes: number;
  /** It is drawn larger than its frame. */
  readonly spread: boolean;
  /** How much larger it is seen than it is drawn. */
  readonly k: number;
  /** What stands in the middle of the frame, in shares of the tree's width and height. */
  readonly across: number;
  readonly down: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a view has in the middle of its frame. */
export const shareIn = ({ x, y, k }: View, middle: Point, { width, height }: Size) => ({
  k,
  across: (middle.x - x) / k / width,
  down: (middle.y - y) / k / height,
});

/** The view that has the same in the middle; the inverse of `shareIn`. */
export const viewOf = ({ k, across, down }: Standing, middle: Point, { width, height }: Size): View => ({
  k,
  x: middle.x - across * width * k,
  y: middle.y - down * height * k,
});

export const writeStanding = (standing: Standing): URLSearchParams =>
  new URLSearchParams(Object.entries(standing).map(([name, value]) => [name, String(value)]));

/** The inverse; undefined of what nobody wrote so. */
export function readStanding(said: URLSearchParams): Standing | undefined {
  const [nodes, k, across, down] = ["nodes", "k", "across", "down"].map((name) =>
    Number(said.get(name) ?? Number.NaN),
  );
  const fits = nodes > 0 && k > 0 && Number.isFinite(k + across + down);
  return fits ? { nodes, spread: said.get("spread") === "true", k, across, down } : undefined;
}

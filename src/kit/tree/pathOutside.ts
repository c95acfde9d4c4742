import type { View } from "../../drawing/view.ts";

/** A node of the path that stands beside the frame, and where in the frame it is shown in its stead. */
export interface Outside {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Which way it lies. */
  readonly to: "left" | "right";
}

/** What is seen of a tree, all in pixels of the frame, and where its nodes stand. */
export interface Sight {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly view: View;
  /** The tree is seen from here to there, and down to the height. */
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

interface Seen extends Sight {
  readonly path: readonly number[];
}

/** Pixels from the frame's edges to the middle of what stands there: on the right the tree fades out. */
export const inset = { left: 30, right: 62 };

/** The nodes of the path that stand beside the frame in rows that are in sight, each brought to the edge it lies beyond. */
export function pathOutside({ path, x, y, view, left, right, height }: Seen): Outside[] {
  return path.flatMap((id): Outside[] => {
    const [across, down] = [view.x + x[id] * view.k, view.y + y[id] * view.k];
    if (down < 0 || down > height) return [];
    if (across < left) return [{ id, x: left + inset.left, y: down, to: "left" }];
    return across > right ? [{ id, x: right - inset.right, y: down, to: "right" }] : [];
  });
}

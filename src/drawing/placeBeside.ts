import type { TreeLayout } from "./layoutTree.ts";
import type { Room } from "./roomBeside.ts";

/** A line beside a node: where it starts and how long it is, in pixels. */
export interface Beside {
  readonly x: number;
  readonly length: number;
}

const longest = 96;
const shortest = 44;
/** From here on a line on the right is preferred, even if there is more room on the left. */
const comfortable = 56;
/** Free pixels between a line and the shapes on both its ends. */
const clearance = 17;

/** Where beside a node a number line has room: on the right if it can, else on the left; undefined where it has none. */
export function placeBeside(layout: TreeLayout, room: Room, id: number): Beside | undefined {
  const within = (space: number) => Math.min(longest, space - 2 * clearance);
  const [left, right] = [within(room.left[id]), within(room.right[id])];
  const away = layout.radii[id] + clearance + 3;
  if (right >= comfortable || (right >= left && right >= shortest))
    return { x: layout.x[id] + away, length: right };
  return left >= shortest ? { x: layout.x[id] - away - left, length: left } : undefined;
}

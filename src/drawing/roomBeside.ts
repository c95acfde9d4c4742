import type { TreeLayout } from "./layoutTree.ts";

/** Free pixels to the left and to the right of every node in its row, indexed by node id. */
interface Room {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/** How much may be drawn beside a node without touching its neighbours in the row or the picture's edges. */
export function roomBeside(layout: TreeLayout, edge = 0): Room {
  const { x, y, radii, width } = layout;
  const left = new Float64Array(x.length);
  const right = new Float64Array(x.length);
  const rows = new Map<number, number[]>();
  for (let id = 0; id < x.length; id++) {
    const row = rows.get(y[id]);
    if (row) row.push(id);
    else rows.set(y[id], [id]);
  }
  for (const row of rows.values()) {
    row.sort((a, b) => x[a] - x[b]);
    for (const [place, id] of row.entries()) {
      const before = place > 0 ? x[row[place - 1]] + radii[row[place - 1]] : -edge;
      const after = place + 1 < row.length ? x[row[place + 1]] - radii[row[place + 1]] : width + edge;
      left[id] = x[id] - radii[id] - before;
      right[id] = after - (x[id] + radii[id]);
    }
  }
  return { left, right };
}

/** A line beside a node: where it starts and how long it is, in pixels. */
interface Beside {
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

import { spreadLabels } from "./spreadLabels.ts";

/** A number line of a ladder needs so many pixels from top to bottom, with its two labels. */
export const rungHeight = 42;
/** The lines of nodes that are out of sight stand so close, in pixels, and take up this part of the frame at most. */
const [closeBy, shareOutOfSight] = [5, 0.2];
/** Where a node in sight wants their room they come as close as this, in pixels or as a part of the frame for all lines. */
const [closest, closestShare] = [2.1, 0.15];
/** Pixels from the frame's edge to a line of which nothing is said. */
const bare = 6;
/** Nodes closer than this to the frame's edge are not in sight. */
const rim = 8;

/**
 * Where the number lines of a ladder stand in a frame, given the heights of the nodes that they belong to, from the top
 * down: at their nodes as far as those are in sight and have room, the others in a stack at the edge beyond which their nodes
 * are. None is left out: where there is no room for all, they come closer, but for the last one, whose labels have room.
 */
export function placeRungs(wanted: readonly number[], height: number): number[] {
  const edge = Math.min(rungHeight, height) / 2;
  const isOutside = wanted.map((y) => y <= rim || y >= height - rim);
  const unseen = isOutside.filter((outside) => outside).length;
  const top = isOutside[0] && wanted[0] <= rim ? bare : edge;
  const room = height - top - edge;
  const roomy = Math.min(closeBy, (shareOutOfSight * height) / Math.max(1, unseen));
  const least = Math.min(roomy, Math.max(closest, (closestShare * height) / wanted.length));
  // Where the stack stands there is no room for a row's own line, though the row be in sight.
  const isSeen = wanted.map((y, i) => !isOutside[i] && (top === edge || y >= top + i * least));
  const above = isSeen.indexOf(true);
  const stacked = above > 0 ? Math.max(least, Math.min(roomy, (wanted[above] - top) / above)) : roomy;
  const last = Math.min(rungHeight, room / 2);
  const others = wanted.slice(1, -1).map((_, i) => (isSeen[i] && isSeen[i + 1] ? rungHeight : stacked));
  const rooms = [...fitted(others, wanted.length > 2 ? room - last : 0), last];
  return spreadLabels(wanted, (rank) => rooms[rank] ?? 0, top, height - edge);
}

/** Rooms of which the largest are made smaller until all together take up no more than `total`. */
function fitted(rooms: readonly number[], total: number): number[] {
  let [most, rest] = [Infinity, total];
  for (const [rank, room] of rooms.toSorted((one, other) => one - other).entries()) {
    most = rest / (rooms.length - rank);
    if (room > most) break;
    most = Infinity;
    rest -= room;
  }
  return rooms.map((room) => Math.min(room, most));
}

/** A label alone between two lines needs so many pixels. */
const labelHeight = 22;

/** The window of a rung, and how far down it stands. */
export interface Rung {
  readonly y: number;
  readonly alpha: number;
  readonly beta: number;
}

/**
 * Which labels of a ladder have room: alpha's stands above its line, beta's below. Of two that would share the room of
 * one, that of a bound stays which is not the one above.
 */
export function labelledRungs(rungs: readonly Rung[]): { alpha: boolean; beta: boolean }[] {
  const labelled = rungs.map((_, i) => ({ alpha: i === 0, beta: i === rungs.length - 1 }));
  for (const [i, rung] of rungs.entries()) {
    const above = rungs[i - 1];
    if (!above || rung.y - above.y < labelHeight) continue;
    const both = rung.y - above.y >= rungHeight - 1e-6;
    const isNew = rung.alpha !== above.alpha;
    labelled[i].alpha = both || isNew;
    labelled[i - 1].beta = both || (!isNew && above.beta !== rungs[i - 2]?.beta);
  }
  return labelled;
}

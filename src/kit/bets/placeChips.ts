/** Where a bet would like to stand, in pixels, and its word. */
interface WantedChip {
  readonly x: number;
  readonly y: number;
  readonly word: string;
}

/** Where it stands, and how wide it is; without its word where there is no room for one, only its sign is left. */
export interface PlacedChip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly says: boolean;
}

/** In pixels: a chip's height, its width without a word, and what is kept free between two. */
export const chipHeight = 19;
const [bareWidth, air] = [22, 2];
const character = 5.9;
const widthOf = (word: string) => word.length * character + 32;

/**
 * The chips of a tree's bets, none over another: beside a chip that is close all of a row leave out their words, and
 * where even signs are too close, every other one stands higher.
 */
export function placeChips(wanted: readonly WantedChip[]): PlacedChip[] {
  const placed = wanted.map((chip) => ({ ...chip, width: widthOf(chip.word), says: true }));
  for (const row of rowsOf(wanted)) {
    const order = row.sort((one, other) => wanted[one].x - wanted[other].x);
    const tight = (width: (id: number) => number, stride = 1) =>
      order.some(
        (id, i) =>
          i >= stride &&
          wanted[id].x - wanted[order[i - stride]].x < (width(id) + width(order[i - stride])) / 2 + air,
      );
    if (!tight((id) => placed[id].width)) continue;
    const levels = levelsFor((stride) => tight(() => bareWidth, stride), order.length);
    for (const [i, id] of order.entries()) {
      const raised = (i % levels) * (chipHeight + air);
      placed[id] = { ...placed[id], width: bareWidth, says: false, y: wanted[id].y - raised };
    }
  }
  return placed.map(({ x, y, width, says }) => ({ x, y, width, says }));
}

/** In how many levels chips must stand so that those of one level are apart. */
function levelsFor(tight: (stride: number) => boolean, count: number): number {
  let levels = 1;
  while (levels < count && tight(levels)) levels++;
  return levels;
}

/** Chips that are about as high as each other, by their numbers. */
function rowsOf(wanted: readonly WantedChip[]): number[][] {
  const order = wanted.map((_, id) => id).sort((one, other) => wanted[one].y - wanted[other].y);
  const rows: number[][] = [];
  for (const id of order) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before !== undefined && wanted[id].y - wanted[before].y < chipHeight + air) row.push(id);
    else rows.push([id]);
  }
  return rows;
}

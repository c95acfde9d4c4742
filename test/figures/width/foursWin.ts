const size = 15;
const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** Points along a line through a point, up to four to either side; undefined beyond the board. */
function lineThrough(point: number, [down, right]: (typeof directions)[number]): (number | undefined)[] {
  const [row, column] = [Math.floor(point / size), point % size];
  return Array.from({ length: 9 }, (_, i) => {
    const [r, c] = [row + (i - 4) * down, column + (i - 4) * right];
    return r >= 0 && r < size && c >= 0 && c < size ? r * size + c : undefined;
  });
}
const lines = Array.from({ length: size * size }, (_, point) =>
  directions.map((direction) => lineThrough(point, direction)),
);

/** Whether a stone on this free point would make five in a row. */
function makesFive(stones: Int8Array, point: number, who: number): boolean {
  return lines[point].some((line) => {
    let run = 1;
    for (let i = 5; i < 9 && line[i] !== undefined && stones[line[i]!] === who; i++) run++;
    for (let i = 3; i >= 0 && line[i] !== undefined && stones[line[i]!] === who; i--) run++;
    return run >= 5;
  });
}

/** Those of the points that are free, and on which a stone would make five. */
const fives = (stones: Int8Array, who: number, points: Iterable<number> = stones.keys()): number[] =>
  [...new Set(points)].filter((point) => stones[point] === 0 && makesFive(stones, point, who));

const onLinesThrough = (point: number) => lines[point].flat().filter((other) => other !== undefined);

/**
 * A win of the side to move by fours alone, as its points and the replies, the shortest there is up to `plies`: every
 * stone but the last threatens five, so that the other side has one reply, or none that helps. That proves the win
 * against every defence, without any estimate and without leaving a move out. Undefined where there is none, which
 * proves nothing.
 */
export function winByFours(stones: Int8Array, who: number, plies: number): number[] | undefined {
  const [win] = fives(stones, who);
  if (win !== undefined) return [win];
  const threats = fives(stones, -who);
  if (plies < 3 || threats.length > 1) return undefined;
  let shortest: number[] | undefined;
  for (const point of threats.length > 0 ? threats : stones.keys()) {
    if (stones[point] !== 0) continue;
    const after = stones.slice();
    after[point] = who;
    // There was no five to be made before, so a new one is on a line through this stone.
    const [first, second] = fives(after, who, onLinesThrough(point));
    if (first === undefined) continue;
    let rest: number[] | undefined = [first, second];
    if (second === undefined) {
      after[first] = -who;
      const further = winByFours(after, who, shortest ? shortest.length - 3 : plies - 2);
      rest = further && [first, ...further];
    }
    if (rest && rest.length + 1 < (shortest?.length ?? Infinity)) shortest = [point, ...rest];
  }
  return shortest;
}

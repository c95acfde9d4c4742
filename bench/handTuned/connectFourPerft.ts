/** Column by column from the bottom, with a border of empty cells around so that no line runs off the board. */
const height = 8;
const directions = [1, height, height + 1, height - 1];

/**
 * The ways to play exactly `depth` plies of Connect Four from the empty board, counted on one array that is changed
 * and changed back, a win sought around the last stone: rules written anew, so that the engine's can be held to them.
 */
export function handTunedPerft(depth: number): number {
  const cells = new Int8Array(9 * height);
  const tops = [1, 2, 3, 4, 5, 6, 7].map((column) => column * height + 1);

  function inARow(cell: number, step: number, side: number): number {
    let length = 1;
    for (let next = cell + step; cells[next] === side; next += step) length++;
    for (let next = cell - step; cells[next] === side; next -= step) length++;
    return length;
  }

  function play(side: number, depth: number): number {
    if (depth === 0) return 1;
    let ways = 0;
    for (let column = 0; column < 7; column++) {
      const cell = tops[column];
      if (cell % height > 6) continue;
      if (depth > 1 && directions.some((step) => inARow(cell, step, side) >= 4)) continue;
      cells[cell] = side;
      tops[column]++;
      ways += play(-side, depth - 1);
      tops[column]--;
      cells[cell] = 0;
    }
    return ways;
  }

  return play(1, depth);
}

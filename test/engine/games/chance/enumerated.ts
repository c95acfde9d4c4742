const remembered = new Map<string, ReturnType<typeof enumerate>>();

/**
 * The probability to make the tile of `goal` on `size` × `size` cells, by a memory of positions, and rules of its own: a board is
 * a text of rows, tiles are their doublings, and sliding is done by patterns. From the start, and from tiles where chance is to add one.
 * Whoever asks again has the same memory.
 */
export function enumerated(size: number, goal: number) {
  const name = `${size} ${goal}`;
  const found = remembered.get(name) ?? enumerate(size, goal);
  remembered.set(name, found);
  return found;
}

function enumerate(size: number, goal: number) {
  const top = Math.log2(goal);
  const known = new Map<string, number>();
  const turn = (rows: readonly string[]) => rows.map((_, i) => rows.map((row) => row[i]).join(""));
  const back = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(""));
  const next = (tile: string) => (Number.parseInt(tile, 36) + 1).toString(36);
  const left = (rows: readonly string[]) =>
    rows.map((row) =>
      row
        .replaceAll("0", "")
        .replace(/(.)\1/g, (pair) => next(pair[0]))
        .padEnd(size, "0"),
    );
  const ways = [left, (rows: readonly string[]) => back(left(back(rows)))];
  const slides = (rows: readonly string[]) => ways.flatMap((way) => [way(rows), turn(way(turn(rows)))]);

  function best(board: string): number {
    if ([...board].some((tile) => Number.parseInt(tile, 36) >= top)) return 1;
    const found = known.get(board);
    if (found !== undefined) return found;
    const rows = board.match(new RegExp(`.{${size}}`, "g"))!;
    const moved = slides(rows)
      .map((after) => after.join(""))
      .filter((after) => after !== board);
    const value = moved.length === 0 ? 0 : Math.max(...moved.map((after) => drawn(after, best)));
    known.set(board, value);
    return value;
  }

  function drawn(board: string, then: (board: string) => number): number {
    // A slide may have made the tile: nothing is added then.
    if ([...board].some((tile) => Number.parseInt(tile, 36) >= top)) return 1;
    const cells = [...board].flatMap((tile, cell) => (tile === "0" ? [cell] : []));
    const put = (cell: number, tile: string) => then(board.slice(0, cell) + tile + board.slice(cell + 1));
    return cells.reduce((sum, cell) => sum + (0.9 * put(cell, "1") + 0.1 * put(cell, "2")) / cells.length, 0);
  }

  const written = (tiles: readonly number[]) =>
    tiles.map((tile) => (tile === 0 ? 0 : Math.log2(tile)).toString(36)).join("");
  return {
    start: () => drawn("0".repeat(size * size), (board) => drawn(board, best)),
    adding: (tiles: readonly number[]) => drawn(written(tiles), best),
    sliding: (tiles: readonly number[]) => best(written(tiles)),
  };
}

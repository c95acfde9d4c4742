import { describe, expect, it } from "vitest";
import {
  expectimax,
  type SlidingMove,
  type SlidingPosition,
  star1,
  star2,
  twentyFortyEight,
} from "../../../../src/engine/index.ts";

const game = twentyFortyEight({ size: 2, goal: 32 });

/** The tiles of a board of any size after a slide, as text. */
function slid(text: string, direction: SlidingMove): string {
  const size = text.split("/").length;
  const any = twentyFortyEight({ size });
  return any.write(any.play(any.read(text), direction)).replace(" +", "");
}

/**
 * The probability to make the tile of `goal` on `size` × `size` cells, by a memory of positions, and rules of its own: a row is
 * a text, tiles are their doublings, and sliding is done by patterns.
 */
function winning(size: number, goal: number): number {
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

  return drawn("0".repeat(size * size), (board) => drawn(board, best));
}

describe("twentyFortyEight", () => {
  it("slides tiles together, each once a move, those nearer to the side first", () => {
    expect(slid("2 2 2 2 / 2 . 2 4 / 4 4 8 . / . . . 2", "left")).toBe(
      "4 4 . . / 4 4 . . / 8 8 . . / 2 . . .",
    );
    expect(slid("2 2 2 . / 2 . 2 4 / 4 4 8 . / . . . 2", "right")).toBe(
      ". . 2 4 / . . 4 4 / . . 8 8 / . . . 2",
    );
    expect(slid("2 . 2 / 2 4 . / 2 4 2", "up")).toBe("4 8 4 / 2 . . / . . .");
    expect(slid("2 . 2 / 2 4 . / 2 4 2", "down")).toBe(". . . / 2 . . / 4 8 4");
  });

  it("lets chance add two tiles before the first slide, and one after each", () => {
    expect(game.turn(game.start)).toBe("chance");
    const one = game.play(game.start, "2@1");
    expect([game.write(one), game.turn(one)]).toEqual([". 2 / . . +", "chance"]);
    const two = game.play(one, "4@3");
    expect([game.write(two), game.turn(two)]).toEqual([". 2 / . 4", "max"]);
    expect(game.moves(two)).toEqual(["left"]);
    expect(game.turn(game.play(two, "left"))).toBe("chance");
  });

  it("adds a 2 nine times of ten, on each free cell as likely", () => {
    const position = game.read("2 4 / . . +");
    expect(game.moves(position).map((move) => game.writeMove(position, move))).toEqual([
      "2@2",
      "4@2",
      "2@3",
      "4@3",
    ]);
    expect(game.chances(position)).toEqual([0.45, 0.05, 0.45, 0.05]);
  });

  it("is won where the tile is made, and lost where nothing slides", () => {
    expect(game.outcome(game.play(game.read("16 16 / 2 ."), "left"))).toBe(1);
    expect(game.outcome(game.read("2 4 / 4 2"))).toBe(0);
    expect(game.outcome(game.read("2 4 / 4 ."))).toBeUndefined();
  });

  it("is made on 2 × 2 to 32 in 8 games of 100, as published", () => {
    // jdlm.info/articles/2018/03/18, "The Mathematics of 2048: Optimal Play with Markov Decision Processes": about 8%.
    expect(solved(2, 32)).toBeCloseTo(0.08, 2);
  });

  it.each([
    [2, 8],
    [2, 16],
    [2, 32],
    [3, 8],
  ])("is worth on %i × itself to %i what other rules and a memory find", (size, goal) => {
    expect(solved(size, goal)).toBeCloseTo(winning(size, goal), 10);
  });

  it("is searched alike by expectimax and by stars to a depth", () => {
    const board = twentyFortyEight({ size: 3, goal: 64 });
    const position = board.read("2 4 8 / 2 4 16 / 4 2 .");
    const { value } = expectimax(board, position, { depth: 4 });
    for (const star of [star1, star2])
      expect(star(board, position, { depth: 4 }).value).toBeCloseTo(value, 12);
  });

  it.each([
    ["2 4 / 8", "expected 2 rows of 2 cells"],
    ["2 4 / 8 3", '"3" is no tile'],
    ["2 4 / 8 1", '"1" is no tile'],
    ["2 4 / 8 2 +", "no free cell"],
  ])("refuses %j", (text, problem) => {
    expect(() => game.read(text)).toThrow(problem);
  });

  it("refuses what is no board and no goal", () => {
    expect(() => twentyFortyEight({ size: 5 })).toThrow("size must be a whole number from 2 to 4");
    expect(() => twentyFortyEight({ goal: 100 })).toThrow("goal must be a power of 2, such as 2048, not 100");
    expect(() => game.readMove(game.read("2 4 / . ."), "up")).toThrow("expected one of down");
  });
});

/** The value of the whole game, by the game's own rules, each position once. */
function solved(size: number, goal: number): number {
  const game = twentyFortyEight({ size, goal });
  const known = new Map<unknown, number>();
  function visit(position: SlidingPosition): number {
    const found = game.outcome(position) ?? known.get(game.key(position));
    if (found !== undefined) return found;
    const values = game.moves(position).map((move) => visit(game.play(position, move)));
    const chances = game.turn(position) === "chance" ? game.chances(position) : [];
    const mean = chances.reduce((sum, chance, i) => sum + chance * values[i], 0);
    const value = chances.length > 0 ? mean : Math.max(...values);
    known.set(game.key(position), value);
    return value;
  }
  return visit(game.start);
}

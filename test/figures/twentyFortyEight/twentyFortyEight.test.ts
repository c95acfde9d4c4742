import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateSliding } from "../../../src/engine/games/chance/twentyFortyEight/estimate.ts";
import { directions, rowsOf, slide } from "../../../src/engine/games/chance/twentyFortyEight/slide.ts";
import { expectimax } from "../../../src/engine/index.ts";
import { isExact, SlideReader, slideValues } from "../../../src/figures/twentyFortyEight/slideValues.ts";
import {
  drawTiles,
  goals,
  newBoard,
  sizes,
  slideOn,
  slidingGame,
} from "../../../src/figures/twentyFortyEight/slidingGame.ts";
import {
  answerSlides,
  slidingFacts,
  twentyFortyEight,
} from "../../../src/figures/twentyFortyEight/twentyFortyEight.ts";

/** What 2 × 2 is worth to a goal, by rules and a memory of its own: cells in a row of four, doublings of tiles, 0 where free. */
function enumerated(goal: number) {
  const top = Math.log2(goal);
  const known = new Map<string, number>();
  const pair = (first: number, second: number) =>
    first === 0 ? [second, 0] : second === first ? [first + 1, 0] : [first, second];
  const slideTwo = ([a, b, c, d]: readonly number[]) => [...pair(a, b), ...pair(c, d)];
  const turned = ([a, b, c, d]: readonly number[]) => [a, c, b, d];
  const mirrored = ([a, b, c, d]: readonly number[]) => [b, a, d, c];
  const ways = {
    left: slideTwo,
    right: (cells: readonly number[]) => mirrored(slideTwo(mirrored(cells))),
    up: (cells: readonly number[]) => turned(slideTwo(turned(cells))),
    down: (cells: readonly number[]) => turned(mirrored(slideTwo(mirrored(turned(cells))))),
  };
  function waysFrom(cells: readonly number[]): Record<string, number> {
    const moved = directions
      .map((way) => [way, ways[way](cells)] as const)
      .filter(([, after]) => after.join() !== cells.join());
    return Object.fromEntries(moved.map(([way, after]) => [way, drawn(after)]));
  }
  function best(cells: readonly number[]): number {
    const found = known.get(cells.join());
    if (found !== undefined) return found;
    const value = Math.max(0, ...Object.values(waysFrom(cells)));
    known.set(cells.join(), value);
    return value;
  }
  function drawn(cells: readonly number[]): number {
    if (cells.includes(top)) return 1;
    const free = [0, 1, 2, 3].filter((at) => cells[at] === 0);
    const put = (at: number, tile: number) => best(cells.with(at, tile));
    return free.reduce((sum, at) => sum + (0.9 * put(at, 1) + 0.1 * put(at, 2)) / free.length, 0);
  }
  return (tiles: readonly number[]) => waysFrom(tiles.map((tile) => (tile === 0 ? 0 : Math.log2(tile))));
}

/** Boards that come up in play, with their game. */
const played = fc
  .record({
    size: fc.constantFrom(...sizes),
    goalAt: fc.nat(9),
    seed: fc.integer({ min: 1, max: 9999 }),
    moves: fc.array(fc.nat(3), { maxLength: 40 }),
  })
  .map(({ size, goalAt, seed, moves }) => {
    const goal = goals[size][goalAt % goals[size].length];
    const game = slidingGame(size, goal);
    let board = newBoard(game, seed);
    for (const at of moves) {
      const ways = game.moves(board) as ("left" | "right" | "up" | "down")[];
      if (game.outcome(board) !== undefined) break;
      board = slideOn(game, board, ways[at % ways.length], seed).board;
    }
    return { size, goal, seed, game, board };
  });

describe("A figure of 2048", () => {
  it.each(goals[2])(
    "says on every board of 2 × 2 to %i what another enumeration finds, and calls it exact",
    (goal) => {
      const game = slidingGame(2, goal);
      const valuesOf = enumerated(goal);
      fc.assert(
        fc.property(
          fc.tuple(...(Array(4).fill(fc.nat(Math.log2(goal) - 1)) as fc.Arbitrary<number>[])),
          (doublings) => {
            const tiles = doublings.map((doubling) => (doubling === 0 ? 0 : 2 ** doubling));
            fc.pre(tiles.some((tile) => tile > 0));
            const values = slideValues(game, { tiles, adds: false });
            const expected = valuesOf(tiles);
            expect(Object.keys(values.worths).toSorted()).toEqual(Object.keys(expected).toSorted());
            for (const [way, { value }] of Object.entries(values.worths))
              expect(value).toBeCloseTo(expected[way], 10);
            expect(isExact(values)).toBe(true);
          },
        ),
      );
    },
  );

  it("says to a depth what expectimax says, of every slide", () => {
    fc.assert(
      fc.property(played, fc.integer({ min: 2, max: 3 }), ({ game, board }, plies) => {
        fc.pre(game.outcome(board) === undefined);
        // What it has read to another depth is not taken for this one.
        const reader = new SlideReader(game);
        reader.slides(board, plies - 1);
        const { worths, best } = reader.slides(board, plies);
        for (const [way, { value }] of Object.entries(worths)) {
          const after = game.play(board, way as "left");
          expect(value).toBeCloseTo(expectimax(game, after, { depth: plies - 1 }).value, 12);
        }
        const { value } = expectimax(game, board, { depth: plies });
        for (const way of best) expect(worths[way]?.value).toBeCloseTo(value, 12);
      }),
      { numRuns: 40 },
    );
  });

  it("calls exact what is so: no estimate changes it", () => {
    fc.assert(
      fc.property(played, ({ game, board }) => {
        const values = slideValues(game, board);
        const other = slideValues({ ...game, evaluate: () => 0.5 }, board);
        for (const way of directions)
          if (values.worths[way]?.isExact) expect(other.worths[way]).toEqual(values.worths[way]);
      }),
      { numRuns: 40 },
    );
  });

  it("is made of parts that add up to the estimate, each its amount times its weight, and as printed, too", () => {
    fc.assert(
      fc.property(played, ({ size, goal, seed, game, board }) => {
        fc.pre(game.outcome(board) === undefined);
        const { doublings, room, weights, contributions } = estimateSliding(board.tiles, goal);
        expect(contributions.doublings + contributions.room).toBe(game.evaluate(board));
        expect(contributions.doublings).toBeCloseTo(doublings * weights.doublings, 12);
        expect(contributions.room).toBeCloseTo(room * weights.room, 12);
        const { estimate } = answerSlides({ size, goal, seed, board, came: undefined });
        const printed = Number(estimate.contributions.doublings) + Number(estimate.contributions.room);
        expect(printed).toBeCloseTo(Number(estimate.sum), 9);
        expect(Number(estimate.sum)).toBeCloseTo(game.evaluate(board), 2);
      }),
    );
  });

  it("draws by its seed and the board alone, so a slide that is made again brings the same tile", () => {
    fc.assert(
      fc.property(played, ({ game, board, seed }) => {
        fc.pre(game.outcome(board) === undefined);
        for (const way of game.moves(board) as ("left" | "right" | "up" | "down")[]) {
          const slid = slideOn(game, board, way, seed);
          expect(slideOn(game, board, way, seed)).toEqual(slid);
          const after = slide(board.tiles, rowsOf(Math.sqrt(board.tiles.length), way));
          const changed = after.flatMap((tile, at) => (tile === slid.board.tiles[at] ? [] : [at]));
          expect(changed).toEqual(slid.came === undefined ? [] : [slid.came]);
          expect(slid.board.adds).toBe(false);
        }
      }),
    );
  });

  it("draws a 2 about nine times of ten, and two tiles for a new board", () => {
    const game = slidingGame(4, 2048);
    const tiles = Array.from({ length: 2000 }, (_, seed) =>
      newBoard(game, seed).tiles.filter((tile) => tile > 0),
    );
    expect(tiles.every((two) => two.length === 2)).toBe(true);
    const twos = tiles.flat().filter((tile) => tile === 2).length / 4000;
    expect(Math.abs(twos - 0.9)).toBeLessThan(0.02);
    const cells = Array.from(
      { length: 3200 },
      (_, seed) => drawTiles(game, game.read("2 . . . / . . . . / . . . . / . . . . +"), seed).came!,
    );
    const counts = Array.from({ length: 15 }, (_, i) => cells.filter((cell) => cell === i + 1).length);
    expect(Math.min(...counts)).toBeGreaterThan(150);
  });

  it("says how a game ended, and estimates no more", () => {
    const factsOf = (board: string) =>
      slidingFacts(twentyFortyEight.place({ size: 2, goal: 16, board }).given);
    expect(factsOf("16 2 / . .")).toMatchObject({ best: "–", value: "–", estimate: "–" });
    expect(factsOf("2 4 / 4 2")).toMatchObject({ best: "–", left: "–", estimate: "–" });
    expect(factsOf("16 2 / . .").ending).not.toBe(factsOf("2 4 / 4 2").ending);
  });

  it("comes back from its link with the board, the seed and the tile that came", () => {
    fc.assert(
      fc.property(played, ({ size, goal, seed, board }) => {
        const last = board.tiles.findIndex((tile) => tile === 2 || tile === 4);
        const view = { size, goal, seed, board, came: last < 0 ? undefined : last };
        expect(twentyFortyEight.read(twentyFortyEight.write(view))).toEqual(view);
      }),
    );
  });

  it("reads its board by the name that links to other games give it", () => {
    const link = new URLSearchParams({ size: "2", position: "2 . / . 4" });
    const { board, size, goal } = twentyFortyEight.read(link);
    expect(slidingGame(size, goal).write(board)).toBe("2 . / . 4");
    expect(twentyFortyEight.write(twentyFortyEight.read(link)).get("board")).toBe("2 . / . 4");
  });

  it.each([
    ["size=5", "size"],
    ["size=2&goal=64", "8, 16, 32"],
    ["size=2&board=2+4+/+.+.+%2B", "+ behind it"],
    ["size=2&board=.+.+/+.+.", "no tile to slide"],
    ["size=2&board=2+4+8+/+.+.+.", "2 rows of 2 cells"],
    ["size=2&board=2+.+/+.+.&came=1", "no tile can have come"],
    ["position=3", "4 rows of 4 cells"],
  ])("refuses %s", (link, problem) => {
    expect(() => twentyFortyEight.read(new URLSearchParams(link))).toThrow(problem);
  });
});

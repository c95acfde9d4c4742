import { describe, expect, it } from "vitest";
import { ticTacToe } from "../../../src/engine/index.ts";
import { grow } from "../../../src/figures/grow/grow.ts";
import { Growth, mostBoards } from "../../../src/figures/grow/growth.svelte.ts";

const empty = ticTacToe.write(ticTacToe.start);
const ending = "XOXOX..O.";
const grown = (position: string, plies: number, fold = false) => new Growth({ position, plies, fold });
const widths = (growth: Growth) => growth.graph.rows.map((row) => row.length);

describe("growing", () => {
  it("adds and takes away one ply at a time, from the root to the end of the game", () => {
    const growth = grown(ending, 0);
    const seen = [growth.plies];
    for (let press = 0; press < 5; press++) {
      growth.grow();
      seen.push(growth.plies);
    }
    expect(seen).toEqual([0, 1, 2, 3, 3, 3]);
    for (let press = 0; press < 5; press++) growth.shrink();
    expect(growth.plies).toBe(0);
  });

  it("draws every ply that fits and leaves wider ones to bands, with exact counts", () => {
    const growth = grown(empty, 9);
    expect(widths(growth)).toEqual([1, 9, 72, 504]);
    expect(growth.graph.nodes.length).toBeLessThanOrEqual(mostBoards);
    expect(growth.bands.map(({ nodes }) => nodes)).toEqual([
      3_024, 15_120, 54_720, 148_176, 200_448, 127_872,
    ]);
  });

  it("draws all of the game when it is folded", () => {
    const growth = grown(empty, 9, true);
    expect(widths(growth)).toEqual([1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    expect(growth.bands).toEqual([]);
  });

  it("knows the boards of the tree by the moves that lead to them, folded or not", () => {
    const growth = grown(empty, 2);
    const tree = new Set(growth.names);
    expect(tree.size).toBe(growth.graph.nodes.length);
    expect(growth.names[0]).toBe("");
    growth.fold = true;
    expect(growth.names).toHaveLength(growth.graph.nodes.length);
    for (const name of growth.names) expect(tree).toContain(name);
  });
});

describe("the start position", () => {
  it("follows what is typed", () => {
    const growth = grown(empty, 2);
    growth.setPosition(` ${ending} `);
    expect([growth.position, growth.cells, growth.plies, growth.error]).toEqual([
      ending,
      ending,
      2,
      undefined,
    ]);
  });

  it.each([
    ["XX.......", "2 X and 0 O cannot arise"],
    ["XXXOOO...", "X and O both have three in a row"],
  ])("stays the last good one when %s is tried, which the board shows", (text, problem) => {
    const growth = grown(ending, 2);
    const before = widths(growth);
    growth.setPosition(text);
    expect(growth.error).toContain(problem);
    expect([growth.position, growth.cells]).toEqual([ending, text]);
    expect(widths(growth)).toEqual(before);
    growth.setPosition(ending);
    expect([growth.error, growth.cells]).toEqual([undefined, ending]);
  });

  it("leaves the board alone when a text is not nine cells", () => {
    const growth = grown(ending, 2);
    growth.setPosition("XO");
    expect(growth.error).toContain("there are 2");
    expect(growth.cells).toBe(ending);
  });

  it("gets the stone of the side to move at a click, then the other's, then none", () => {
    const growth = grown(empty, 1);
    const seen = [4, 4, 4, 0].map((cell) => {
      growth.cycle(cell);
      return [growth.cells, growth.error === undefined];
    });
    expect(seen).toEqual([
      ["....X....", true],
      [".........", true],
      ["....X....", true],
      ["O...X....", true],
    ]);
  });

  it("says what else it takes where no change of a cell makes a position that can arise", () => {
    const growth = grown(ending, 1);
    growth.cycle(1);
    expect([growth.position, growth.error]).toEqual(["X.XOX..O.", undefined]);
    growth.setPosition(ending);
    growth.cycle(0);
    expect([growth.cells, growth.position]).toEqual([".OXOX..O.", ending]);
    expect(growth.missing).toMatch(/add an X, or take an O away/);
    growth.cycle(1);
    expect([growth.position, growth.error, growth.missing]).toEqual(["..XOX..O.", undefined, undefined]);
  });

  it("may be built through positions that cannot arise", () => {
    const growth = grown(empty, 1);
    growth.put(0, "O");
    expect([growth.position, growth.error !== undefined]).toEqual([empty, true]);
    growth.put(1, "X");
    expect([growth.position, growth.error]).toEqual(["OX.......", undefined]);
  });

  it("comes back with the chapter's own plies by a reset", () => {
    const growth = grown(ending, 3);
    growth.setPosition(empty);
    growth.fold = true;
    growth.growTo(1);
    growth.setPosition("XX.......");
    growth.reset();
    expect(growth.view).toEqual({ position: ending, plies: 3, fold: false });
    expect([growth.cells, growth.error]).toEqual([ending, undefined]);
  });
});

describe("what prose asks for", () => {
  const given = { position: ending, plies: 3, fold: false };
  const shown = (said: Readonly<Record<string, unknown>>) => {
    const growth = new Growth(given);
    growth.show(grow.over(given, said));
    return growth.view;
  };

  it("sets the plies, the end of the game among them, and what is folded", () => {
    expect(shown({ plies: 2 })).toEqual({ ...given, plies: 2 });
    expect(shown({ plies: 9, fold: true })).toEqual({ ...given, fold: true });
    expect(grow.over({ ...given, fold: true }, { fold: false })).toEqual(given);
  });

  it("starts a new position with one ply, unless more are asked for", () => {
    expect(shown({ position: empty })).toEqual({ ...given, position: empty, plies: 1 });
    expect(shown({ position: empty, plies: 2 })).toEqual({ ...given, position: empty, plies: 2 });
  });

  it("leaves the tree alone when the position is the one that it shows", () => {
    expect(shown({ position: ending })).toEqual(given);
  });

  it.each(["", "ten", "cutoff 1"])("refuses the number of plies %j", (plies) => {
    expect(() => grow.over(given, { plies })).toThrow(`its plies "${plies}" is no whole number from 0 to 9`);
  });
});

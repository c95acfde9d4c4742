import { describe, expect, it } from "vitest";
import "../../../src/figures/stepper/haveChance.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { setupFor } from "../../../src/tools/worksheet/exercise.ts";
import { fitting, searchesFor } from "../../../src/tools/worksheet/searchesFor.ts";
import { makeWorksheet, pathOf } from "../../../src/tools/worksheet/worksheet.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

describe("makeWorksheet", () => {
  it("knows what alpha-beta leaves unread in the textbook's tree, and why", () => {
    const sheet = makeWorksheet({ tree: textbook, algorithm: "alphaBeta" });
    const { nodes } = sheet.run.outline;
    expect([...sheet.unread].map((id) => nodes[id].value)).toEqual([4, 6]);
    expect(sheet.cuts).toEqual(sheet.unread);
    expect(sheet.best).toBe("move 1");
    expect(sheet.run.result.value).toBe(3);
    expect(sheet.reasons).toHaveLength(1);
    expect(sheet.reasons[0]).toContain("MAX already has 3 at the root");
  });

  it("asks for the window where the first cut is, or where it is told to", () => {
    const first = makeWorksheet({ tree: textbook, algorithm: "alphaBeta" }).marked!;
    expect([pathOf(first.node), first.alpha, first.beta]).toEqual(["1", 3, Infinity]);
    const told = makeWorksheet({ tree: "[5,[[1,8],[2,9]]]", algorithm: "alphaBeta" }, "1.1").marked!;
    expect([pathOf(told.node), told.alpha, told.beta]).toEqual(["1.1", 5, 8]);
  });

  it("cuts an edge above a whole subtree once, and has all its leaves unread", () => {
    const sheet = makeWorksheet({ tree: "[5,[2,[7,9]]]", algorithm: "alphaBeta" });
    expect(sheet.cuts.size).toBe(1);
    expect(sheet.unread.size).toBe(2);
  });

  it("asks nothing about windows of a search that has none", () => {
    const sheet = makeWorksheet({ tree: textbook, algorithm: "minimax" });
    expect(sheet.marked).toBeUndefined();
    expect(sheet.unread.size).toBe(0);
  });

  it("takes a position of a game", () => {
    const sheet = makeWorksheet({ game: "ticTacToe", position: "XOXXOO...", algorithm: "alphaBeta" });
    expect(sheet.leaves).toBeGreaterThan(1);
    expect(sheet.best).toBe("6");
  });

  it.each([
    [{ game: "ticTacToe" }, "very many leaves"],
    [{ tree: JSON.stringify(Array.from({ length: 41 }, (_, i) => i)) }, "41 leaves"],
    [{ tree: "7" }, "needs a tree with a move"],
    [{ tree: "[1,2" }, "line 1"],
  ])("refuses %j in one sentence", (subject, problem) => {
    expect(() => makeWorksheet({ ...subject, algorithm: "alphaBeta" })).toThrow(problem);
  });

  it("refuses to mark a node that is never entered", () => {
    expect(() => makeWorksheet({ tree: "[5,[2,[7,9]]]", algorithm: "alphaBeta" }, "1.1")).toThrow(
      'No node "1.1"',
    );
  });
});

describe("A worksheet on a tree with chance nodes", () => {
  const tree = "[6,{1/2:1,1/4:8,1/4:12}]";

  it("has the means of expectimax, and no window", () => {
    const sheet = makeWorksheet({ tree, algorithm: "expectimax" });
    expect(sheet.returned.slice(0, 3)).toEqual([6, 6, 1 / 2 + 2 + 3]);
    expect([sheet.bounds, sheet.marked, sheet.unread.size]).toEqual([undefined, undefined, 0]);
    expect(sheet.best).toBe(makeWorksheet({ tree: "[6,5]", algorithm: "minimax" }).best);
  });

  it("has what Star1 leaves unread, by which bounds, and the reason", () => {
    const sheet = makeWorksheet({ tree, algorithm: "star1" });
    const { nodes } = sheet.run.outline;
    expect([...sheet.unread].map((id) => nodes[id].value)).toEqual([12]);
    expect(sheet.bounds).toEqual([0, 12]);
    expect(pathOf(sheet.marked!.node)).toBe("1");
    expect(sheet.reasons).toHaveLength(1);
  });

  it("has other leaves for each name, and as much to do", () => {
    for (const seed of ["Ada", "Alan", "Grace"]) {
      const setup = setupFor({ setup: { tree, algorithm: "star1" }, seed });
      expect(setup.tree).not.toBe(tree);
      expect(makeWorksheet(setup).reasons).toHaveLength(1);
    }
  });

  it("is searched by what takes its tree, and one without chance nodes as well", async () => {
    const setup: Setup = { tree, algorithm: "alphaBeta" };
    const drawn = await fitting(setup);
    expect(drawn.algorithm).toBe("star1");
    expect(await fitting({ ...setup, algorithm: "minimax" })).toMatchObject({ algorithm: "expectimax" });
    expect(searchesFor(drawn)).toEqual(["expectimax", "star1", "star2"]);
    const plain = { ...drawn, tree: textbook };
    expect((await fitting(plain)).algorithm).toBe("alphaBeta");
    expect((await fitting({ ...plain, algorithm: "expectimax" })).algorithm).toBe("minimax");
    expect(searchesFor(plain)).not.toContain("star1");
  });
});

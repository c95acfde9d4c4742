import { describe, expect, it } from "vitest";
import { type CountedPositionName, countedPositions } from "../../../src/site/nodeCounts/countedPositions.ts";
import {
  type CountedSearchName,
  countedSearches,
  countNodes,
} from "../../../src/site/nodeCounts/countNodes.ts";

const positions = Object.keys(countedPositions) as CountedPositionName[];
const searches = Object.keys(countedSearches) as CountedSearchName[];

describe.each(positions)("On the position %s", (position) => {
  it("every search finds the value that minimax finds", () => {
    const { value } = countNodes(position, "minimax");
    const found = searches.map((search) => [search, countNodes(position, search).value]);
    expect(found).toEqual(searches.map((search) => [search, value]));
  });
});

it("a search is told by title and by name from every other", () => {
  const titles = Object.values(countedSearches).map(({ title }) => title);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});

describe("The counts are those the notebook is known by", () => {
  it("tic-tac-toe has 549,946 nodes, and minimax enters each once", () => {
    expect(countNodes("ticTacToe", "minimax")).toMatchObject({ nodes: 549_946, leaves: 255_168 });
  });

  it("negamax does exactly what minimax does", () => {
    for (const position of positions) {
      expect(countNodes(position, "negamax")).toEqual(countNodes(position, "minimax"));
      expect(countNodes(position, "negamaxAlphaBeta")).toEqual(countNodes(position, "alphaBeta"));
    }
  });

  it("with the best move last NegaScout reads 10 leaves where alpha-beta reads 7", () => {
    expect(countNodes("reinefeld", "alphaBeta").leaves).toBe(7);
    expect(countNodes("reinefeld", "negaScout").leaves).toBe(10);
  });

  it("the good and the bad order hold the same moves, and the bet wins in the one and loses in the other", () => {
    expect(countNodes("goodOrder", "minimax")).toEqual(countNodes("badOrder", "minimax"));
    expect(countNodes("goodOrder", "negaScout").leaves).toBeLessThan(
      countNodes("goodOrder", "alphaBeta").leaves,
    );
    expect(countNodes("badOrder", "negaScout").leaves).toBeGreaterThan(
      countNodes("badOrder", "alphaBeta").leaves,
    );
  });
});

it("a count is searched once", () => {
  expect(countNodes("ending", "alphaBeta")).toBe(countNodes("ending", "alphaBeta"));
});

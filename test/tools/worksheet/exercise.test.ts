import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  alphaBetaWithTable,
  type ProbeResult,
  Silent,
  type Tree,
  treeGame,
  writeTree,
} from "../../../src/engine/index.ts";
import {
  difficultyOf,
  type Exercise,
  parametersOf,
  readExercise,
  setupFor,
  variantOf,
  writeExercise,
} from "../../../src/tools/worksheet/exercise.ts";

const exercise: Exercise = {
  setup: { tree: "[[3,12,8],[2,4,6]]", algorithm: "alphaBeta" },
  seed: "Ada & Zoë #2",
  title: "Week 3",
  mark: "1",
};

describe("A link to an exercise", () => {
  it("brings the same exercise", () => {
    const read = readExercise(parametersOf(new URL(writeExercise(exercise), "https://example.org/")));
    expect(read).toMatchObject(exercise);
  });

  it("has the name where no server sees it", () => {
    const { search, hash } = new URL(writeExercise(exercise), "https://example.org/");
    expect(search).not.toContain("Ada");
    expect(hash).toContain("Ada");
  });

  it("refuses a name that is none", () => {
    const parameters = new URLSearchParams({ tree: "[1,2]", algorithm: "minimax", seed: "x".repeat(81) });
    expect(() => readExercise(parameters)).toThrow("longer than 80");
  });
});

it("A position cannot be varied", () => {
  expect(() => setupFor({ setup: { game: "ticTacToe", algorithm: "minimax" }, seed: "7" })).toThrow(
    "Only a tree can be given",
  );
});

const textbook: Tree = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
];
const uneven: Tree = [
  5,
  [
    [[4, 9], 7],
    [1, 8],
  ],
  [[2, 6], 3],
];
const names = Array.from({ length: 30 }, (_, i) => `Student ${i + 1}`);

const shape = (tree: Tree): unknown => (typeof tree === "number" ? 0 : tree.map(shape));

describe.each([textbook, uneven])("A variant", (...given) => {
  const tree = given as Tree;

  it("has the tree's shape", () => {
    for (const name of names) expect(shape(variantOf(tree, alphaBeta, name))).toEqual(shape(tree));
  });

  it("is as hard: as many cutoffs, and as many leaves but for one", () => {
    const wanted = difficultyOf(tree, alphaBeta);
    for (const name of names) {
      const { leaves, cutoffs } = difficultyOf(variantOf(tree, alphaBeta, name), alphaBeta);
      expect(cutoffs).toBe(wanted.cutoffs);
      expect(Math.abs(leaves - wanted.leaves)).toBeLessThanOrEqual(1);
    }
  });

  it("has no value twice", () => {
    for (const name of names) {
      const values = [variantOf(tree, alphaBeta, name)].flat(Infinity as 1);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("is another for another name, and the same for the same however it is typed", () => {
    const all = names.map((name) => JSON.stringify(variantOf(tree, alphaBeta, name)));
    expect(new Set(all).size).toBe(names.length);
    expect(variantOf(tree, alphaBeta, "  ada  LOVELACE")).toEqual(variantOf(tree, alphaBeta, "Ada Lovelace"));
  });
});

it.each(["[[[2,7],[6,5]],[[6,5],[2,7]],[[8,1],[2,7]]]", "[[3,[4,9]],[[4,9]]]", "[[5,[6,8]],[[6,8]]]"])(
  "What a table knows again in a tree it knows again in each variant: %s",
  (text) => {
    const tree = JSON.parse(text) as Tree;
    /** Which of its pairs stand where another has stood. */
    const repeated = (one: Tree) => {
      const pairs = (writeTree(one).match(/\[\d+,\d+\]/g) ?? []) as string[];
      return pairs.map((pair) => pairs.indexOf(pair));
    };
    for (const name of names) {
      const other = variantOf(tree, alphaBetaWithTable, name);
      expect(shape(other)).toEqual(shape(tree));
      expect(repeated(other)).toEqual(repeated(tree));
      const results = new Set<string>();
      const game = treeGame(other);
      const observer = new (class extends Silent<number> {
        override probe(_key: unknown, result: ProbeResult) {
          results.add(result);
        }
      })();
      alphaBetaWithTable(game, game.start, {}, observer);
      expect(results.size).toBeGreaterThan(1);
    }
  },
);

it("A tree without a cutoff gives variants without one", () => {
  const tree: Tree = [1, 2, 3];
  expect(difficultyOf(variantOf(tree, alphaBeta, "7"), alphaBeta)).toEqual({ leaves: 3, cutoffs: 0 });
});

it.each([
  "[[0,5000000],[1,2]]",
  "[[0,1000000000000000],[1,2]]",
  "[[-9007199254740991,9007199254740991],[1,2]]",
])("A tree of a wide range gives whole values within it, each once: %s", (text) => {
  const tree = JSON.parse(text) as Tree;
  const values = [variantOf(tree, alphaBeta, "Ada")].flat(Infinity as 1) as number[];
  const given = [tree].flat(Infinity as 1) as number[];
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) {
    expect(Number.isInteger(value)).toBe(true);
    expect(value).toBeGreaterThanOrEqual(Math.min(...given));
    expect(value).toBeLessThanOrEqual(Math.max(...given));
  }
});

import { describe, expect, it } from "vitest";
import { alphaBeta, minimax, parseTree, type Tree, treeGame } from "../../src/engine/index.ts";
import { factsOf } from "../../src/kit/facts/facts.ts";
import { proseOf } from "./proseOf.ts";
import { chapterFiles, readChapter } from "./readChapter.ts";

const pages = await Promise.all(chapterFiles.map(readChapter));
const chapters = new Map(pages.map(({ slug, children }) => [slug, proseOf(children).join("\n")]));

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const value = (tree: string) => minimax(treeGame(parseTree(tree)), treeGame(parseTree(tree)).start).value;
/** The value of the root's moves: each is the tree below, with MIN to move. */
const moves = (tree: string) =>
  (parseTree(tree) as readonly Tree[]).map((move) => value(`[${JSON.stringify(move)}]`));
const leaves = (
  tree: string,
  algorithm: "alphaBeta" | "shallowAlphaBeta" | "minimax" | "alphaBetaWithTable" = "alphaBeta",
) => factsOf({ tree, algorithm }).leaves;

/** Numbers the notebook is known by, as the chapters print what the engine counted. */
describe.each([
  [
    "game-trees",
    [
      "549,946 nodes",
      "255,168 leaves",
      "5,478 different positions",
      "958 are final",
      "765 of the 5,478 remain",
    ],
  ],
  ["minimax", ["549,946 nodes", "The answer is 0"]],
  [
    "alpha-beta",
    [
      "4 of its 9 leaves",
      "reads all 9 leaves of this tree, alpha–beta 7",
      "in no order of this tree does alpha–beta need fewer than 5",
    ],
  ],
])("Chapter %s", (slug, printed) => {
  it.each(printed)('prints "%s"', (words) => {
    expect(chapters.get(slug)).toContain(words);
  });
});

/** Numbers that belong to a sentence's wording are typed; here the engine writes each of those sentences again. */
describe("What a chapter says in words of its own is what the engine finds", () => {
  it.each([
    [
      "minimax",
      `MIN picks the ${moves("[[3,12],[2,4]]")[0]}. So the first move is not worth 12 to MAX. It is worth ${moves("[[3,12],[2,4]]")[0]}.`,
    ],
    ["minimax", `After the second move MIN would pick the ${moves("[[3,12],[2,4]]")[1]}.`],
    ["minimax", `MAX takes the ${value("[[3,12],[2,4]]")}.`],
    [
      "minimax",
      `it is worth ${moves(textbook)[0]}. The second is worth ${moves(textbook)[1]}, and so is the third.`,
    ],
    ["minimax", `Minimax takes the ${value("[[1,1],[0,9]]")}.`],
    ["alpha-beta", `the first move of the tree below and knows that it brings ${moves(textbook)[0]}.`],
    ["alpha-beta", `The first move is worth ${moves("[[3,4],[3,1]]")[0]}.`],
    ["alpha-beta", `The second move turns out to be worth ${moves("[[3,12,8],[9,4,6],[14,5,2]]")[1]},`],
    [
      "alpha-beta",
      `reads ${leaves("[5,[[[4,9]]]]", "shallowAlphaBeta")} leaves of this tree, the full one ${leaves("[5,[[[4,9]]]]")}.`,
    ],
  ])("%s: %s", (slug, sentence) => {
    expect(chapters.get(slug)).toContain(sentence);
  });
});

describe("What a reader is asked to try comes out as promised", () => {
  it("a cut leaf of the textbook tree may hold 1000 and nothing changes", () => {
    const brilliant = "[[3,12,8],[2,4,1000],[14,5,2]]";
    expect([value(brilliant), leaves(brilliant)]).toEqual([value(textbook), leaves(textbook)]);
  });

  it("moving the last move's 2 to the front brings the textbook tree to its fewest leaves", () => {
    expect(leaves("[[3,12,8],[2,4,6],[2,14,5]]")).toBe(factsOf({ tree: textbook }).fewest);
  });

  it("says whose leaves are fewest in any order: with a table a search may read fewer", () => {
    const twice = "[[1,2],[1,2]]";
    const fewest = Number(factsOf({ tree: twice }).fewest);
    expect(Number(leaves(twice, "alphaBetaWithTable"))).toBeLessThan(fewest);
    expect(Number(leaves(twice))).toBe(fewest);
  });

  it("with its worse move first, the tree with a tie has none, and all of it is read", () => {
    const [tie, swapped] = ["[[3,4],[3,1]]", "[[3,1],[3,4]]"].map((tree) => treeGame(parseTree(tree)));
    expect(alphaBeta(tie, tie.start).line[0]).toBe(0);
    expect(alphaBeta(swapped, swapped.start).line[0]).toBe(1);
    expect(leaves("[[3,1],[3,4]]")).toBe("4");
  });

  it("the deep cut survives a 4 at the root and not a 3", () => {
    expect(factsOf({ tree: "[4,[[[4,9]]]]" }).cutoffs).toBe("1");
    expect(factsOf({ tree: "[3,[[[4,9]]]]" }).cutoffs).toBe("0");
  });

  it("minimax changes its mind about the tempting move when its worst reply is better than 1", () => {
    const chosen = [0, 1, 2].map((worst) => {
      const game = treeGame([
        [1, 1],
        [worst, 9],
      ]);
      return minimax(game, game.start).line[0];
    });
    expect(chosen).toEqual([0, 0, 1]);
  });

  it("a tree that is half wins may be lost", () => {
    expect(value("[[1,-1],[1,-1]]")).toBe(-1);
  });
});

import { describe, expect, it } from "vitest";
import {
  minimax,
  mistakes,
  negamaxAlphaBeta,
  parseTree,
  treeGame,
  writeTree,
} from "../../src/engine/index.ts";
import { windowForMax } from "../../src/engine/windowForMax.ts";
import { lockstepFacts } from "../../src/figures/lockstep/lockstepFacts.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const page = await readChapter("chapters/08-negamax.mdx");
const prose = proseOf(page.children).join("\n");
const of = (tree: string) => treeGame(parseTree(tree));
const worthOf = (tree: string, search = minimax) => search(of(tree), of(tree).start).value;

describe("Chapter negamax", () => {
  it("prints the numbers by which it argues that negamax is no faster", () => {
    expect(prose).toContain("enter 13 nodes and 13, read 9 leaves and 9, and find 3 and 3.");
    expect(prose).toContain("minimax enters 549,946 nodes, and so does negamax: 549,946.");
  });

  it("says of two searches that they never part, which is so for any tree", () => {
    for (const tree of ["[[3,12,8],[2,4,6],[14,5,2]]", "[1,[2,[3,[4]]]]", "[[9,3],[5,5]]"]) {
      expect(lockstepFacts({ tree, algorithm: "minimax", against: "negamax" }, "end").partings).toBe("0");
    }
  });

  it("turns the window that MAX hands to the second move as the program does", () => {
    const [low, high] = windowForMax(-1, 3, Infinity);
    expect([low, high]).toEqual([-Infinity, -3]);
    expect(prose).toContain("So (3, ∞) becomes (−∞, −3).");
    expect(windowForMax(-1, 2, 7)).toEqual([-7, -2]);
  });

  it("shows a program that is right on two plies and wrong on one", () => {
    expect(prose).toContain("On the tree of this chapter it gives 3, which is right.");
    expect(prose).toContain("MAX should take 5. The program answers −2:");
    expect(worthOf("[5,2]")).toBe(5);
  });

  it("asks for the value of a tree three plies deep on which that program errs too", () => {
    const forgetful = (tree: ReturnType<typeof parseTree>): number =>
      typeof tree === "number" ? tree : Math.max(...tree.map((child) => -forgetful(child)));
    expect(forgetful(parseTree("[[[4,1]]]"))).not.toBe(worthOf("[[[4,1]]]"));
  });

  it("finds 9 in place of 3 in whole numbers of 32 bits", () => {
    expect(prose).toContain("The right one finds 3, the wrong one 9.");
    expect(prose).toContain("reaches from −2,147,483,648 to 2,147,483,647.");
    expect(prose).toContain("what comes out for it is −2,147,483,648: itself.");
    expect(prose).toContain("begin one higher, at −2,147,483,647,");
  });

  it("promises a right answer for the wrong reason where the better reply stands first", () => {
    const facts = lockstepFacts(
      { tree: "[[3,9]]", algorithm: "negamaxAlphaBeta", against: "negatedMinimum" },
      "end",
    );
    expect([facts.valueA, facts.valueB]).toEqual(["3", "3"]);
    expect([facts.leavesA, facts.leavesB]).toEqual(["2", "1"]);
  });

  it("promises a tree with two moves on which MAX takes the worse one", () => {
    const game = treeGame([
      [9, 3],
      [5, 5],
    ]);
    const first = (search: typeof minimax) => search(game, game.start).line[0];
    expect([first(negamaxAlphaBeta), first(mistakes.negatedMinimum)]).toEqual([1, 0]);
    expect(writeTree((game.start.tree as readonly (readonly number[])[])[0])).toBe("[9,3]");
  });
});

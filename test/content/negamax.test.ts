import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minimax, negamaxAlphaBeta, parseTree, type Tree, treeGame } from "../../src/engine/index.ts";
import { windowForMax } from "../../src/engine/window.ts";
import { lockstepFacts } from "../../src/figures/lockstep/lockstep.ts";
import { cutListing } from "../../src/listing/cutListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";
import { runningLines } from "../../src/listing/runningLines.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { searchSources } from "../listing/searchSources.ts";
import { proseOf, textOf } from "./proseOf.ts";
import { elementsOf, readChapter } from "./readChapter.ts";

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

  it("leads from “a single minus before the call” to a step at which that line is lit", () => {
    const told = elementsOf(page.children, "Show").find(({ children }) =>
      textOf(children).includes("a single minus before the call"),
    )!;
    expect(told.props).toMatchObject({ figure: "code", at: "right enter 0" });
    const listing = cutListing(searchSources.negamax, "negamax");
    const lit = runningLines(listing, { kind: "enter", side: "min", isRoot: false });
    expect(lit.map((line) => lineText(listing.lines[line]).trim())).toEqual([
      "const value = −visit(child, depth − 1)",
    ]);
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
    expect(forgetful(parseTree("[[[4,1]]]"))).not.toBe(worthOf("[[[4,1]]]"));
  });

  it("finds the least number in place of 3 in whole numbers of 32 bits", () => {
    expect(prose).toContain("The search with true infinities finds 3, this one answers −2147483648");
    expect(prose).toContain("reaches from −2,147,483,648 to 2,147,483,647.");
    expect(prose).toContain("what comes out for it is −2,147,483,648: itself.");
    expect(prose).toContain("begin one higher, at −2,147,483,647,");
  });

  it("reads nothing in 32 bits below a first move, whatever the leaves are, and takes the worse move after it", () => {
    for (const tree of ["[[3,9]]", "[[9,3]]", "[[9,3],[5,5]]"]) {
      const facts = lockstepFacts({ tree, algorithm: "negamaxAlphaBeta", against: "negatedMinimum" }, "end");
      expect([facts.valueB, facts.leavesB]).toEqual(["−2147483648", "0"]);
    }
    const game = of("[[9,7],5]");
    const first = (search: typeof minimax) => search(game, game.start);
    expect(first(negamaxAlphaBeta)).toMatchObject({ value: 7, line: [0, 1] });
    expect(first(spoiledSearches.negatedMinimum)).toMatchObject({ value: 5, line: [1] });
  });

  it("says truly that two signs too many are none, right at even depths and the opponent's at odd ones", () => {
    const twice = (tree: Tree, colour: 1 | -1): number => {
      if (typeof tree !== "number")
        return Math.max(...tree.map((child) => -twice(child, colour === 1 ? -1 : 1)));
      const forTheMover = colour * tree;
      return colour * forTheMover;
    };
    const negative = (tree: Tree): Tree => (typeof tree === "number" ? 0 - tree : tree.map(negative));
    const uniform = (depth: number): fc.Arbitrary<Tree> =>
      depth === 0
        ? fc.integer({ min: -9, max: 9 })
        : fc.array(uniform(depth - 1), { minLength: 1, maxLength: 3 });
    for (const depth of [1, 2, 3, 4]) {
      fc.assert(
        fc.property(uniform(depth), (tree) => {
          expect(twice(tree, 1) + 0).toBe(forgetful(tree) + 0);
          const game = treeGame(depth % 2 === 0 ? tree : negative(tree));
          expect(twice(tree, 1) + 0).toBe(minimax(game, game.start).value);
        }),
        { numRuns: 60 },
      );
    }
  });
});

function forgetful(tree: Tree): number {
  return typeof tree === "number" ? tree : Math.max(...tree.map((child) => -forgetful(child)));
}

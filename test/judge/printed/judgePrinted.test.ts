import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTree, searches, type Tree, writeTree } from "../../../src/engine/index.ts";
import { hearSearch } from "../../../src/judge/printed/hearSearch.ts";
import {
  judgePrinted,
  type PrintedSearch,
  printedSearches,
} from "../../../src/judge/printed/judgePrinted.ts";
import { printedForms } from "../../../src/judge/printed/printed.ts";
import { verdictWords } from "../../../src/judge/printed/words.ts";
import { writePrinted } from "../../../src/judge/printed/writePrinted.ts";
import { type MistakeName, mistakes } from "../../../src/mistakes/index.ts";
import { spoiledSearches } from "../../../src/mistakes/spoiledSearches.ts";

const known = { ...searches, ...spoiledSearches };
const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const leaf = fc.integer({ min: -4, max: 9 });
const { anyTree } = fc.letrec<{ anyTree: Tree; node: Tree }>((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, leaf, tie("anyTree")),
  anyTree: fc.array(tie("node"), { minLength: 1, maxLength: 4 }),
}));
const judge = (text: string, algorithm: PrintedSearch = "alphaBeta", tree = textbook) =>
  judgePrinted({ tree, algorithm, text }, known);
const said = async (...asked: Parameters<typeof judge>) => verdictWords(await judge(...asked)).join(" ");

describe("On any tree and in any form", () => {
  it.each(printedSearches)(
    "What %s prints is found to be the same, and it is among those that print it",
    async (algorithm) => {
      await fc.assert(
        fc.asyncProperty(anyTree, fc.constantFrom(...printedForms), async (tree, form) => {
          const text = writePrinted(form, searches[algorithm], tree);
          const { parting, sameAs } = await judge(text, algorithm, writeTree(tree));
          expect(parting).toBeUndefined();
          expect(sameAs).toContain(algorithm);
        }),
        { numRuns: 25 },
      );
    },
  );

  const judged = (Object.keys(mistakes) as MistakeName[]).filter((name) =>
    (printedSearches as readonly string[]).includes(mistakes[name].spoils),
  );
  it.each(judged)("%s is found where it first prints something else, and named", async (name) => {
    const algorithm = mistakes[name].spoils as PrintedSearch;
    await fc.assert(
      fc.asyncProperty(anyTree, fc.constantFrom(...printedForms), async (tree, form) => {
        const text = writePrinted(form, spoiledSearches[name], tree);
        const { parting, sameAs } = await judge(text, algorithm, writeTree(tree));
        expect(sameAs).toContain(name);
        const [own, right] = [spoiledSearches[name], searches[algorithm]].map((search) =>
          hearSearch(search, tree),
        );
        const keys = [own, right].map(({ items }) => items[form].map(({ key }) => key));
        if (keys[0].join() !== keys[1].join()) {
          let place = 0;
          while (keys[0][place] === keys[1][place]) place++;
          expect(parting).toMatchObject({ kind: "item", after: place });
        } else if (form !== "trace" && own.value !== right.value) expect(parting?.kind).toBe("value");
        else expect(parting).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });
});

describe("What is said", () => {
  it("The right leaves are the same, and the mistakes that this tree hides are named", async () => {
    const words = await said("3 12 8 2 14 5 2\nvalue = 3");
    expect(words).toContain("All 7 leaves are those of alpha–beta on this tree");
    expect(words).toContain("cannot tell it from");
    expect(words).toMatch(/Try \[.*\] as well\./);
  });

  it("One leaf or node is said to be one, and two both", async () => {
    const wordsOn = async (tree: string, text: string) =>
      verdictWords(await judgePrinted({ tree, algorithm: "alphaBeta", text }, known)).join(" ");
    expect(await wordsOn("5", "5")).toContain("The one leaf is that of alpha–beta on this tree.");
    expect(await wordsOn("5", "root")).toContain("The one node is that of alpha–beta on this tree.");
    expect(await wordsOn("[3,4]", "3 4")).toContain(
      "Both leaves are those of alpha–beta on this tree, in its order.",
    );
  });

  it("A leaf that is read beyond a cut is said to be cut", async () => {
    expect(await said("3 12 8 2 4 6 14 5 2")).toContain(
      "The first 4 leaves are the same. Then yours reads 4, and alpha–beta cuts here: it looks at no more of move 2. In your text it is line 1. It prints what",
    );
  });

  it("A program that never cuts is called by both names that it may have", async () => {
    const words = await said("3 12 8 2 4 6 14 5 2");
    expect(words).toContain("“Alpha–beta without alpha at the root”");
    expect(words).toContain("“Minimax”");
  });

  it("The mistake is named", async () => {
    const text = writePrinted("leaves", spoiledSearches.cutAboveOnly, parseTree("[[3,5],[3,9]]"));
    expect(await said(text, "alphaBeta", "[[3,5],[3,9]]")).toContain(
      "“Alpha–beta that cuts above beta only”",
    );
  });

  it("An end that comes too early or too late, another value and a strange number are said", async () => {
    expect(await said("3 12 8 2 14")).toContain("Then yours ends, and alpha–beta reads 5 (move 3.2).");
    expect(await said("3 12 8 2 14 5 2 7")).toContain("yours reads 7, and alpha–beta is done.");
    expect(await said("3 12 8 2 14 5 2\nvalue = 2")).toContain(
      "yours ends with 2, and alpha–beta with 3. In your text it is line 2.",
    );
    expect(await said("4")).toContain("They part at once: yours reads 4, and alpha–beta reads 3 (move 1.1).");
    expect(await said("7 7 7")).toContain("No search of this notebook");
  });

  it("Nodes, depths and traces part in their own words", async () => {
    expect(await said("root 0 0.0 0.1 0.2 1 1.0 1.1")).toContain(
      "yours visits node 1.1, and alpha–beta cuts here",
    );
    expect(await said("0: 1\n1: 3\n2: 9")).toContain(
      "The first 2 depths are the same. Then yours visits 9 nodes at depth 2, and alpha–beta visits 7 nodes at depth 2.",
    );
    const trace = writePrinted("trace", searches.minimax, parseTree(textbook));
    expect(await said(trace)).toContain(
      "yours enters node 1.1, and alpha–beta cuts here: it looks at no more of node 1.",
    );
    expect(await said(trace)).toContain("Figures count moves from 1: there node 1 is move 2.");
  });

  it("A tree that is none, or too large, is refused", async () => {
    await expect(judge("3", "alphaBeta", "[3")).rejects.toThrow("line 1");
    await expect(judge("3", "alphaBeta", `[${"1,".repeat(5000)}1]`)).rejects.toThrow("at most 5000 nodes");
  });
});

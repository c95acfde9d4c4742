import { describe, expect, it } from "vitest";
import { colourings, markNodes, readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import { firstPicture } from "../../../src/figures/wholeTree/firstPicture.ts";
import { coloursOf } from "../../../src/figures/wholeTree/palettes.ts";
import { askedBy, stepOf, wholeTree } from "../../../src/figures/wholeTree/wholeTree.ts";

const link = (said: Readonly<Record<string, unknown>>) => wholeTree.write(wholeTree.place(said).given);

describe("A view of a whole tree", () => {
  it("comes back from its link", () => {
    const said = {
      game: "connectFour",
      position: "44",
      depth: 4,
      search: "table",
      colour: "visit",
      at: "77",
      from: 0.125,
      to: 0.25,
    };
    const { given } = wholeTree.place(said);
    expect(wholeTree.read(new URLSearchParams(wholeTree.write(given).toString()))).toEqual(given);
  });

  it("begins anew with another game, and keeps the part that is seen with another search", () => {
    const { given } = wholeTree.place({ position: "XO.......", at: "7", from: 0.5 });
    expect(wholeTree.over(given, { search: "table" })).toMatchObject({
      at: "end",
      from: 0.5,
      position: "XO.......",
    });
    expect(wholeTree.over(given, { game: "connectFour" })).toMatchObject({ at: "end", from: 0, depth: 6 });
  });

  it("refuses what is no step, no share, no search and no game", () => {
    for (const said of [
      { at: "cutoff" },
      { from: 2 },
      { search: "chess" },
      { game: "chess" },
      { depth: 0 },
    ]) {
      expect(() => link(said)).toThrow();
    }
  });

  it("opens at the last step where it names one that is not there", () => {
    expect(["start", "end", "7", "12345678"].map((at) => stepOf(at, 900))).toEqual([0, 900, 7, 900]);
  });

  it("tells how many nodes tic-tac-toe has, and how many of them a search reads", () => {
    const facts = wholeTree.facts(wholeTree.place({ search: "minimax" }).given);
    expect(facts).toMatchObject({
      nodes: "549,946",
      leaves: "255,168",
      read: "549,946",
      cut: "0",
      percent: "100",
    });
  });
});

describe("The picture that the server draws", () => {
  const { given } = wholeTree.place({ search: "alphaBeta" });
  const read = readAtOnce(askedBy(given));

  it.each(colourings)("is small, coloured by %s", (colour) => {
    const drawn = firstPicture(read, colour, { from: 0, to: read.tree.leaves }, read.reading.steps);
    expect(drawn.length).toBeLessThan(60_000);
    expect(drawn.match(/<path/g)!.length).toBeLessThan(3 * coloursOf(colour).length + 1);
  });

  it("leaves blank what has not been read", () => {
    const drawn = firstPicture(read, "value", { from: 0, to: read.tree.leaves }, 0);
    expect(drawn).not.toContain("<path");
  });

  it("has each node over its leaves, in its colour, and blank where it has not been read", () => {
    const late = readAtOnce({ ...askedBy(given), position: "XOXO....." });
    const { tree, reading } = late;
    const { firstLeaf, ends, plies, levelStarts } = tree.columns;
    const step = Math.round(reading.steps / 2);
    const drawn = firstPicture(late, "class", { from: 0, to: tree.leaves }, step);
    const rects = [...drawn.matchAll(/fill:([^"]+)"( opacity="[^"]+")? d="([^"]+)"/g)].flatMap(
      ([, colour, , d]) =>
        [...d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map(([, ...numbers]) => ({
          colour,
          place: numbers.map(Number),
        })),
    );
    const { marks } = markNodes(tree, late.asked, "class");
    for (let node = 0; node < tree.size; node++) {
      const x = (200 * (firstLeaf[node] + firstLeaf[ends[node]])) / 2 / tree.leaves;
      const y = (100 * (plies[node] + 0.5)) / (levelStarts.length - 1);
      const over = rects.filter(
        ({ place: [left, top, width, height] }) =>
          left <= x && x < left + width && top <= y && y < top + height,
      );
      const expected = reading.standing(node, step) === "unread" ? [] : [coloursOf("class")[marks[node]]];
      expect(over.map(({ colour }) => colour)).toEqual(expected);
    }
  });

  it("is fainter where only some of the nodes have been read", () => {
    const all = { from: 0, to: read.tree.leaves };
    const minimax = readAtOnce(askedBy(wholeTree.place({ search: "minimax" }).given));
    expect(firstPicture(minimax, "value", all, minimax.reading.steps)).not.toContain("opacity");
    expect(firstPicture(read, "value", all, read.reading.steps)).toContain("opacity");
  });
});

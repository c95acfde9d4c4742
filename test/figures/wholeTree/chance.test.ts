import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectimax, parseChanceTree, writeChanceTree } from "../../../src/engine/index.ts";
import {
  type Asked,
  growAsked,
  markNodes,
  readAtOnce,
  readersOf,
  rootOf,
} from "../../../src/figures/wholeTree/askedTree.ts";
import { chanceRules, chanceStart } from "../../../src/figures/wholeTree/chanceGames.ts";
import { countsAt } from "../../../src/figures/wholeTree/counts.ts";
import { wayTo } from "../../../src/figures/wholeTree/drawnNode.ts";
import { openedTree } from "../../../src/figures/wholeTree/openedTree.ts";
import { marksByTurn, marksByValue } from "../../../src/figures/wholeTree/palettes.ts";
import { plyRows } from "../../../src/figures/wholeTree/plyRows.ts";
import { chanceSearchNames, searchesOf } from "../../../src/figures/wholeTree/wholeGames.ts";
import { askedBy, wholeTree } from "../../../src/figures/wholeTree/wholeTree.ts";
import { wrongSearch } from "../../../src/figures/wholeTree/words.ts";
import { drawnNode, positionOf } from "../../../src/figures/wholeTree/writtenNodes.ts";
import { turnNames, WholeTree } from "../../../src/trace/wholeTree/index.ts";
import { exactChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { exactExpectation } from "../../engine/chance/exactExpectation.ts";

const viewed = (said: Readonly<Record<string, unknown>>) => askedBy(wholeTree.place(said).given);
const typed = (tree: string, search = "expectimax") => viewed({ game: "tree", position: tree, search });
const readTree = (asked: Asked) => {
  const tree = new WholeTree(growAsked(asked));
  return { ...readAtOnce({ ...asked }), tree };
};

describe("The race, to its end", () => {
  /** Counts nodes by plain recursion over the rules, and the games that end there. */
  function enumerate(rules: ReturnType<typeof chanceRules>, position: unknown, depth: number) {
    const counts = { nodes: 0, ended: 0, cut: 0, deep: 0 };
    const visit = (position: unknown, ply: number): void => {
      counts.nodes++;
      counts.deep = Math.max(counts.deep, ply);
      const moves = rules.moves(position);
      if (moves.length === 0) counts.ended++;
      else if (ply === depth) counts.cut++;
      else for (const move of moves) visit(rules.play(position, move), ply + 1);
    };
    visit(position, 0);
    return counts;
  }

  it.each([
    ["race2x2", 387],
    ["race3x2", 16_243],
    ["race3x3", 69_223],
  ] as const)("has in %s every node of every game: %d of them", (game, nodes) => {
    const asked = viewed({ game });
    const { rules, root } = rootOf(asked);
    const counted = enumerate(rules, root, asked.depth);
    const { tree } = readAtOnce(asked);
    expect([tree.size, tree.leaves]).toEqual([nodes, counted.ended]);
    expect(counted).toMatchObject({ nodes, cut: 0, deep: asked.depth });
    expect(tree.value(0)).toBe(expectimax(rules, root).value);
  });

  it("is cut where it has too many nodes, and what is cut is estimated", () => {
    const asked = viewed({ game: "race4x3", depth: 12 });
    const { rules, root } = rootOf(asked);
    const counted = enumerate(rules, root, 12);
    const { tree } = readAtOnce(asked);
    expect([tree.size, tree.leaves]).toEqual([counted.nodes, counted.ended + counted.cut]);
    expect(counted.cut).toBeGreaterThan(0);
    expect(viewed({ game: "race4x3" }).depth).toBe(20);
  });

  it("tells chance's plies from MAX's and MIN's", () => {
    const turns = plyRows(readAtOnce(viewed({ game: "race2x2" })), 0).map(({ turn }) => turn);
    expect(turns.slice(0, 5)).toEqual(["chance", "max", "chance", "min", "chance"]);
    expect(turns.at(-1)).toBe("leaves");
  });

  it("is drawn with the probabilities of its rules, and all ways to a ply sum up to 1", () => {
    const read = readAtOnce(viewed({ game: "race3x3", depth: 5 }));
    const { tree, asked } = read;
    const { rules } = rootOf(asked);
    const { levelStarts, levelNodes } = tree.columns;
    const first = tree.children(0);
    expect(first.map((node) => drawnNode(read, node))).toEqual(
      [1, 2, 3].map((place) => ({ probability: "1/3", share: 1 / 3, place, of: 3 })),
    );
    expect(drawnNode(read, 0)).toBe(undefined);
    expect(drawnNode(read, tree.children(first[0])[0])).toBe(undefined);
    // Of each choice the first: whatever is chosen, something is drawn.
    const kept = [...levelNodes.slice(levelStarts[5], levelStarts[6])].filter((node) =>
      tree
        .path(node)
        .slice(1)
        .every((at) => {
          const parent = tree.parent(at);
          return tree.turn(parent) === "chance" || tree.children(parent)[0] === at;
        }),
    );
    const sum = kept.reduce((sum, node) => sum + wayTo(tree, rules, node, (at) => positionOf(read, at)), 0);
    expect(sum).toBeCloseTo(1, 12);
  });
});

describe("A typed tree with chance nodes", () => {
  it("has its exact value, whichever search is played over it, and the counts of a look at every node", () => {
    fc.assert(
      fc.property(exactChanceTree, fc.constantFrom(...chanceSearchNames), (tree, search) => {
        const asked = typed(writeChanceTree(tree), search);
        const read = readTree(asked);
        const { reading } = read;
        expect(read.tree.value(0) + 0).toBe(exactExpectation(tree));
        expect(reading.returned(0)! + 0).toBe(exactExpectation(tree));
        const nodes = Array.from({ length: read.tree.size }, (_, node) => node);
        let cut = 0;
        for (let step = 0; step <= reading.steps; step++) {
          const entered = (node: number) => reading.entered(node) !== 0 && reading.entered(node) <= step;
          const isOver = (node: number) => entered(node) && reading.left(node) <= step;
          const passed = nodes.filter((node) => !entered(node) && read.tree.path(node).some(isOver));
          const counts = countsAt(reading, step);
          expect([counts.nodes, counts.cut]).toEqual([nodes.filter(entered).length, passed.length]);
          // Nothing that was passed over for good comes back.
          expect(counts.cut).toBeGreaterThanOrEqual(cut);
          cut = counts.cut;
        }
        const all = countsAt(reading, reading.steps);
        expect(all.nodes + all.cut).toBe(read.tree.size);
      }),
      { numRuns: 60 },
    );
  });

  it("tells its nodes apart by the first search that reads them", () => {
    const asked = typed("[3,{1/2:0,1/2:5},{1/2:[0,9],1/2:[1,2]}]");
    const { tree } = readAtOnce(asked);
    const { marks } = markNodes(tree, asked, "reader");
    expect(readersOf("tree").at(-1)).toBe("expectimax");
    for (const [reader, search] of readersOf("tree").entries()) {
      const { reading } = readAtOnce({ ...asked, search });
      for (const [node, mark] of marks.entries()) {
        if (mark === reader) expect(reading.entered(node)).toBeGreaterThan(0);
        if (mark > reader) expect(reading.entered(node)).toBe(0);
      }
    }
  });

  it("is coloured from its least value to its greatest, and by whose turn it is", () => {
    const { tree } = readAtOnce(typed("[{1/4:2,3/4:[10,4]},6]"));
    const marks = [...marksByValue(tree)];
    const values = marks.map((_, node) => tree.value(node));
    const [least, most] = [Math.min(...values), Math.max(...values)];
    expect(marks).toEqual(values.map((value) => Math.round((32 * (value - least)) / (most - least))));
    expect([...marksByTurn(tree)]).toEqual([0, 2, 3, 1, 3, 3, 3]);
    expect(turnNames[2]).toBe("chance");
  });

  it("is never cut, and comes back from its link", () => {
    const given = wholeTree.place({ game: "tree", position: "[1, {1/2: 3, 1/2: 4}]", focus: "1 0" }).given;
    expect(given.position).toBe("[1,{1/2:3,1/2:4}]");
    const link = wholeTree.write(given);
    expect(link.has("depth")).toBe(false);
    expect(wholeTree.read(new URLSearchParams(link.toString()))).toEqual(given);
    expect(wholeTree.place({ game: "tree" }).given.position).toBe(chanceStart("tree"));
  });
});

describe("A node that is opened as a typed tree", () => {
  it("is worth what it is worth in the whole tree, whoever is to choose there", () => {
    for (const said of [
      { game: "race3x2" },
      { game: "race3x3", depth: 7 },
      { game: "tree", position: "[{1/2:[1,{2/3:5,1/3:[7]}],1/2:3},[[2,9],4]]" },
    ]) {
      const read = readAtOnce(viewed(said));
      const { tree, asked } = read;
      const { rules } = rootOf(asked);
      for (let node = 0; node < tree.size; node += Math.ceil(tree.size / 60)) {
        const { text, plies, padded } = openedTree(tree, rules, node, positionOf(read, node));
        const opened = parseChanceTree(text);
        expect(text).toBe(writeChanceTree(opened));
        const again = readTree(typed(text)).tree;
        expect(again.value(0)).toBeCloseTo(tree.value(node), 12);
        expect(again.size).toBeLessThanOrEqual(180);
        const isMins = tree.turn(node) === "min" && !tree.isLeaf(node);
        if (isMins) expect(padded).toBe(true);
        const size = tree.columns.ends[node] - node;
        if (plies === undefined) expect(again.size).toBeGreaterThanOrEqual(size);
        else expect(again.size).toBeLessThan(size);
      }
    }
  });

  it("is the tree itself at the root of a typed one", () => {
    const text = chanceStart("tree");
    const { tree } = readAtOnce(typed(text));
    const rules = chanceRules("tree", text);
    expect(openedTree(tree, rules, 0, rules.read(text))).toEqual({ text, plies: undefined, padded: false });
  });
});

describe("Searches that do not know chance", () => {
  it("are refused where chance draws, and those that do where it does not", () => {
    for (const [search, game] of [
      ["alphaBeta", "race2x2"],
      ["minimax", "tree"],
      ["star1", "ticTacToe"],
    ] as const)
      expect(() => viewed({ game, search })).toThrow(wrongSearch(search, game));
    for (const game of ["tree", "race3x3"] as const) expect(searchesOf(game)).toEqual(chanceSearchNames);
    expect(() => viewed({ game: "tree", position: "[{1/2:3}]" })).toThrow();
    expect(() => viewed({ game: "race2x2", position: "99:00 A1" })).toThrow();
  });
});

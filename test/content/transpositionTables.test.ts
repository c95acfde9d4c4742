import { describe, expect, it } from "vitest";
import {
  Counter,
  checkers,
  connectFour,
  type Game,
  historyFirst,
  killersFirst,
  type OrderingPart,
  orderedAlphaBeta,
  positionsByPly,
  preferSooner,
  random,
  standardParts,
  staticFirst,
  tableMoveFirst,
  ticTacToe,
} from "../../src/engine/index.ts";
import { factsOf } from "../../src/kit/facts/facts.ts";
import { readSubject, runSetup } from "../../src/kit/run/run.ts";
import type { Setup } from "../../src/kit/run/setup.ts";
import { sharedPositions } from "../../src/kit/tree/sharedPositions.ts";
import { countNodes } from "../../src/site/nodeCounts/countNodes.ts";
import { findStep } from "../../src/trace/index.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/07-transposition-tables.mdx");
const prose = proseOf(children).join("\n");

const eventAt = (setup: Setup, at: string) => {
  const { trace } = runSetup(setup);
  return trace.event(findStep(trace, at));
};
const leaves = (setup: Partial<Setup>) => factsOf(setup).leaves;

const nodesBy = (position: ReturnType<typeof connectFour.read>, depth: number, order: OrderingPart[]) => {
  const counter = new Counter<number>();
  orderedAlphaBeta(connectFour, position, { depth, order }, counter);
  return counter.nodes;
};

/** What the chapter says of its figures in words of its own. */
describe("The chapter on transposition tables", () => {
  it("speaks of the step at which the table answers, and of the two that part right from wrong", () => {
    const memory: Setup = { tree: "[[[4,1],9],[9,[4,1]]]", algorithm: "alphaBetaWithTable" };
    expect(eventAt(memory, "probe 5")).toMatchObject({ result: "hit", value: 4, bound: "exact" });
    const twins: Setup = { tree: "[[3,[4,9]],[[4,9]]]", algorithm: "alphaBetaWithTable" };
    expect(eventAt(twins, "store 1")).toMatchObject({ value: 4, bound: "lower" });
    expect(eventAt(twins, "probe 5")).toMatchObject({ result: "bound" });
    expect(eventAt(twins, "store 3")).toMatchObject({ value: 9, bound: "exact" });
    const unflagged = { ...twins, algorithm: "tableWithoutBounds" } as const;
    expect(eventAt(unflagged, "probe 5")).toMatchObject({ result: "hit", value: 4 });
  });

  it("says why the two lines that it begins with are both read, and what flag a fully read node is stored with", () => {
    const graph: Setup = { game: "ticTacToe", position: "XOXOX....", algorithm: "alphaBetaWithTable" };
    expect(eventAt(graph, "probe 10")).toMatchObject({ result: "bound" });
    // O right, X bottom, O bottom left; and the other way round.
    expect(eventAt(graph, "probe 10").node).toBe(eventAt(graph, "enter 6.7.5").node);
    expect(eventAt(graph, "store 1").node).toBe(eventAt(graph, "enter 5.7.6").node);
    const memory: Setup = { tree: "[[[4,1],9],[9,[4,1]]]", algorithm: "alphaBetaWithTable" };
    expect(eventAt(memory, "store 3")).toMatchObject({ value: 4, bound: "upper" });
  });

  it("finds no twins to look up with three cells free, wherever O plays", () => {
    const start = ticTacToe.read("XOXOX....");
    for (const cell of ticTacToe.moves(start)) {
      const position = ticTacToe.write(ticTacToe.play(start, cell));
      const { game, outline } = readSubject({ game: "ticTacToe", position, algorithm: "alphaBetaWithTable" });
      expect(sharedPositions(game, outline).groups, position).toEqual([]);
    }
  });

  it("calls an entry of 1 ply too shallow where 3 are wanted", () => {
    const shallow: Setup = { tree: "[[[[[1]]]],[[1]]]", depth: 4, algorithm: "alphaBetaWithTable" };
    const { trace } = runSetup(shallow);
    const probed = trace.event(findStep(trace, "probe 5"));
    expect(probed).toMatchObject({ result: "shallow" });
    expect([shallow.depth! - trace.ply(probed.node), trace.ply(probed.node)]).toEqual([3, 1]);
    expect(eventAt(shallow, "store 1")).toMatchObject({ depth: 1, value: 0 });
  });

  it("lets a deep entry answer a shallow question, unless entries are to be exactly as deep", () => {
    const deepFirst: Setup = { tree: "[[[1]],[[[[1]]]]]", depth: 4, algorithm: "alphaBetaWithTable" };
    expect(eventAt(deepFirst, "store 1")).toMatchObject({ depth: 2, value: 1 });
    expect(eventAt(deepFirst, "probe 6")).toMatchObject({ result: "hit", value: 1 });
    expect(eventAt({ ...deepFirst, table: { depths: "equal" } }, "probe 6")).toMatchObject({
      result: "absent",
    });
  });

  it("credits the cuts and the table with what each of them spares in its first figure", () => {
    const nodes = (algorithm: "minimax" | "alphaBeta" | "alphaBetaWithTable") =>
      Number(factsOf({ game: "ticTacToe", position: "XOXOX....", algorithm }).nodes);
    const [all, cut, remembered] = [nodes("minimax"), nodes("alphaBeta"), nodes("alphaBetaWithTable")];
    expect(prose).toContain(
      `Of the tree’s ${all} nodes alpha–beta visits ${cut}, and with a table ${remembered}.`,
    );
    expect(all - cut).toBeGreaterThan(cut - remembered);
    expect(remembered).toBeLessThan(cut);
  });

  it("shows fail-soft's entry answering where fail-hard's does not, and says what that is worth", () => {
    const soft: Setup = { tree: "[[3,[9,4]],[7,[9,4]]]", algorithm: "alphaBetaWithTable" };
    const hard = { ...soft, algorithm: "failHardWithTable" } as const;
    expect(eventAt(soft, "store 1")).toMatchObject({ value: 9, bound: "lower" });
    expect(eventAt(hard, "store 1")).toMatchObject({ value: 3, bound: "lower" });
    expect(eventAt(soft, "probe 5")).toMatchObject({ result: "hit", value: 9 });
    expect(eventAt(hard, "probe 5")).toMatchObject({ result: "bound" });
    expect(leaves(hard)).toBe(leaves({ ...soft, algorithm: "alphaBeta" }));
    expect(prose).toContain(`Fail-soft reads ${leaves(soft)} leaves in all, fail-hard ${leaves(hard)},`);
    const more = (["ticTacToe", "opening", "middle", "ending"] as const).map((position) => {
      const soft = countNodes(position, "alphaBetaWithTable").nodes;
      return Math.round((100 * (countNodes(position, "failHardWithTable").nodes - soft)) / soft);
    });
    expect(prose).toContain(
      `It costs fail-hard ${Math.min(...more)} to ${Math.max(...more)} % more nodes here.`,
    );
  });

  it("calls no value an answer that depends on the way to it: the keys of checkers count towards a draw", () => {
    const [early, late] = ["B:W21:B1:H12", "B:W21:B1:H13"].map((text) => checkers.read(text));
    expect(checkers.key(early)).not.toBe(checkers.key(late));
    const sooner = preferSooner(ticTacToe);
    const [here, there] = [3, 5].map((plies) => ({ position: ticTacToe.start, plies }));
    expect(sooner.key(here)).not.toBe(sooner.key(there));
  });

  it("says truly which keys need the side to move: there may be one board with either side to move", () => {
    for (const game of [ticTacToe, connectFour]) {
      const seen = new Map<string, string>();
      const chance = random(1);
      for (let i = 0; i < 200; i++) {
        let position: unknown = game.start;
        while ((game as Game<unknown, unknown>).outcome(position) === undefined) {
          const known = game as Game<unknown, unknown>;
          expect(seen.get(known.diagram(position)) ?? known.turn(position)).toBe(known.turn(position));
          seen.set(known.diagram(position), known.turn(position));
          const moves = known.moves(position);
          position = known.play(position, moves[chance.below(moves.length)]);
        }
      }
    }
  });

  it("has a tree on which the killer misleads", () => {
    const misled: Setup = {
      tree: "[[3,12,8],[4,6,2],[2,14,5]]",
      depth: 2,
      parts: ["killers"],
      algorithm: "orderedAlphaBeta",
    };
    expect(Number(leaves(misled))).toBeGreaterThan(Number(leaves({ ...misled, parts: [] })));
  });

  it("blames the cut in the tree of sisters on the killer", () => {
    const sisters: Setup = {
      tree: "[[3,12,8],[4,6,2],[14,5,2]]",
      depth: 2,
      parts: ["killers"],
      algorithm: "orderedAlphaBeta",
    };
    const { trace } = runSetup(sisters);
    const cut = trace.event(findStep(trace, "cutoff 1"));
    expect(trace.moves(cut.node)).toEqual([2]);
    expect(trace.move(trace.bestChild(cut.node, findStep(trace, "cutoff 1")))).toBe(2);
    expect(Number(leaves({ ...sisters, parts: [] }))).toBeGreaterThan(Number(leaves(sisters)));
    expect(leaves({ ...sisters, parts: ["history"] })).toBe(leaves(sisters));
  });

  it("lets each way of replacing win once", () => {
    const on = (tree: string, replacement: "always" | "depth-preferred") =>
      Number(leaves({ tree, depth: 4, table: { size: 2, replacement }, algorithm: "alphaBetaWithTable" }));
    const [deep, newer] = [
      "[[[[9,1],[7,3]]],[[[6,4],[9,1]]],[[[9,1],[7,3]]]]",
      "[[[[4,1],[7,8]],[[4,1],[4,1]]],[[[4,1],[4,1]]]]",
    ];
    expect(on(deep, "depth-preferred")).toBeLessThan(on(deep, "always"));
    expect(on(newer, "always")).toBeLessThan(on(newer, "depth-preferred"));
  });

  it("compares what the table and the order save as they are counted", () => {
    const nodes = (position: Parameters<typeof countNodes>[0], search: Parameters<typeof countNodes>[1]) =>
      countNodes(position, search).nodes;
    const saved = (position: Parameters<typeof countNodes>[0]) =>
      nodes(position, "alphaBeta") / nodes(position, "alphaBetaWithTable");
    expect(saved("ticTacToe")).toBeGreaterThan(2 * saved("opening"));
    for (const position of ["opening", "middle"] as const) {
      expect(nodes(position, "orderedAlphaBeta")).toBeLessThan(nodes(position, "alphaBetaWithTable") / 5);
    }
    expect(nodes("ending", "alphaBetaWithTable")).toBeLessThan(nodes("ending", "orderedAlphaBeta"));
  });

  it("blames what was learned for the loss in the end game", () => {
    const end = connectFour.read("64536122274561154124464511");
    const natural = nodesBy(end, Infinity, []);
    for (const part of [killersFirst(), historyFirst()]) {
      expect(nodesBy(end, Infinity, [part])).toBeGreaterThan(natural);
    }
    expect(nodesBy(end, Infinity, [staticFirst()])).toBeLessThan(natural);
  });

  it("says truly what is learned, what was known beforehand, and that all of it is not always best", () => {
    const nodes = (...order: OrderingPart[]) => nodesBy(connectFour.start, 8, order);
    const learned = nodes(tableMoveFirst(), killersFirst(), historyFirst());
    expect(learned).toBeLessThan(nodes() / 5);
    expect(nodes(staticFirst())).toBeLessThan(learned);
    expect(nodes(...standardParts())).toBeGreaterThan(nodes(staticFirst()));
  });

  it("opens with two orders of moves that lead to one board, and with O to move", () => {
    const before = ticTacToe.read("XOXOX....");
    const [right, bottomLeft, bottom] = [5, 6, 7];
    const played = (cells: number[]) =>
      cells.reduce((position, cell) => ticTacToe.play(position, cell), before);
    expect(ticTacToe.turn(before)).toBe("min");
    expect(played([right, bottom, bottomLeft])).toBe(played([bottomLeft, bottom, right]));
    const reached = positionsByPly(ticTacToe, before).flat();
    expect(reached.find(({ position }) => position === played([right, bottom, bottomLeft]))?.ways).toBe(2);
  });
});

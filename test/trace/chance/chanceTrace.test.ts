import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  type ChanceTree,
  Counter,
  chanceSearches,
  chanceTreeGame,
  childrenOf,
  isChanceNode,
  opponent,
  type PigMove,
  pig,
  type Side,
  star2,
  treeGame,
} from "../../../src/engine/index.ts";
import { ChanceTrace, readChanceJsonLines, writeChanceJsonLines } from "../../../src/trace/chance/index.ts";
import type { RecordedEvent } from "../../../src/trace/depthFirst/readEvent.ts";
import { over, Recorder, readJsonLines, Trace, TraceLimitError } from "../../../src/trace/index.ts";
import { arbitraryChanceTree, exactChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { arbitraryWindow } from "../../engine/arbitraryWindow.ts";
import { foldNodes, pathOf, untouched } from "../depthFirst/foldNodes.ts";
import { nodesOf, stepsOf } from "../told.ts";
import { isBounded, names, toldOfChance } from "./toldOfChance.ts";

const windows = fc.option(arbitraryWindow, { nil: undefined });
const options = (window: readonly [number, number] | undefined) => (window ? { window } : {});

/** What a path of moves leads to, and who chooses there, or would without chance. */
function nodeAt(tree: ChanceTree, moves: readonly (number | string)[]) {
  let [node, side]: [ChanceTree, Side] = [tree, "max"];
  for (const move of moves) {
    if (!isChanceNode(node)) side = opponent(side);
    node = childrenOf(node)[Number(move)];
  }
  return { node, side };
}

/** Some steps of a trace, the last one among them: all of a large one would take long. */
const someSteps = (trace: Trace<unknown>, at: number): number[] => [
  ...new Set([0, at % (trace.length + 1), Math.floor(trace.length / 2), trace.length]),
];

describe.each(names)("a trace of %s", (name) => {
  it("knows whose turn it is at each node, and how likely its move", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const { trace } = toldOfChance(name, tree);
        for (const id of nodesOf(trace)) {
          const { node, side } = nodeAt(tree, trace.moves(id));
          expect([trace.turn(id), trace.side(id)]).toEqual([isChanceNode(node) ? "chance" : side, side]);
          const above = nodeAt(tree, trace.moves(id).slice(0, -1)).node;
          const { numerator, denominator } = (id > 0 &&
            isChanceNode(above) &&
            above.chances[trace.move(id)!].probability) || {
            numerator: 1,
            denominator: 1,
          };
          expect(trace.chance(id)).toBe(numerator / denominator);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("knows of each node at a step what a fold from the first event knows", () => {
    fc.assert(
      fc.property(exactChanceTree, windows, fc.nat(), (tree, window, at) => {
        const { trace, events } = toldOfChance(name, tree, options(window));
        const paths = nodesOf(trace).map((id) => pathOf(trace.moves(id)));
        for (const step of someSteps(trace, at)) {
          const folded = foldNodes(events.slice(0, step), (moves) => nodeAt(tree, moves).side === "max");
          const expected = paths.map((path) => folded.get(path) ?? untouched());
          const states = nodesOf(trace).map((id) => {
            const { low, high, ...state } = trace.node(id, step);
            return state;
          });
          if (!isDeepStrictEqual(states, expected)) expect(states).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("proves of a node no more and no less than unread leaves of any value within the bounds allow", () => {
    fc.assert(
      fc.property(exactChanceTree, windows, fc.nat(), (tree, window, at) => {
        const { trace, events, bounds } = toldOfChance(name, tree, options(window));
        const [least, most] = bounds;
        for (const step of someSteps(trace, at)) {
          const read = leavesRead(events.slice(0, step));
          const wrong = nodesOf(trace).filter((id) => {
            const { low, high } = trace.node(id, step);
            const ends = [least, most].map((fill) => filled(tree, trace.moves(id), read, fill));
            return Math.max(low, least) !== ends[0] || Math.min(high, most) !== ends[1];
          });
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has proved of a node that chance cuts that its mean lies beyond the bound at which it is cut", () => {
    fc.assert(
      fc.property(exactChanceTree, windows, (tree, window) => {
        const { trace } = toldOfChance(name, tree, options(window));
        for (const step of stepsOf(trace).slice(1)) {
          const event = trace.event(step);
          if (event.kind !== "cutoff" || trace.turn(event.node) !== "chance") continue;
          const { low, high, alpha, beta } = trace.node(event.node, step);
          expect(high <= alpha || low >= beta).toBe(true);
        }
      }),
      { numRuns: isBounded(name) ? 300 : 30 },
    );
  });

  it("tells the same again from its lines, and a reader without chance refuses them", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const { trace } = toldOfChance(name, tree);
        const lines = writeChanceJsonLines(trace);
        const again = readChanceJsonLines<number>(lines);
        expect([again.recording, again.draws]).toEqual([trace.recording, trace.draws]);
        expect(() => readJsonLines(lines)).toThrow(SyntaxError);
      }),
      { numRuns: 60 },
    );
  });

  it("counts what a counter counts, and moves about by what nests", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const { trace } = toldOfChance(name, tree);
        const [game, counter] = [chanceTreeGame(tree), new Counter<number>()];
        chanceSearches[name](game, game.start, {}, counter);
        const { nodes, leaves, cutoffs } = trace.counters(trace.length);
        expect({ nodes, leaves, cutoffs }).toEqual({
          nodes: counter.nodes,
          leaves: counter.leaves,
          cutoffs: counter.cutoffs,
        });
        expect(over(trace, 0)).toBe(trace.length);
      }),
      { numRuns: 60 },
    );
  });
});

/** The paths of the leaves that were read. */
function leavesRead(events: readonly RecordedEvent<number>[]): ReadonlySet<string> {
  const read = new Set<string>();
  const open: number[] = [];
  for (const event of events) {
    if (event.kind === "enter") open.push(event.move ?? -1);
    if (event.kind !== "leave") continue;
    if (event.from === "outcome") read.add(open.slice(1).join("."));
    open.pop();
  }
  return read;
}

/** What a node is worth by definition, were each leaf that has not been read worth `fill`. */
function filled(tree: ChanceTree, moves: readonly number[], read: ReadonlySet<string>, fill: number): number {
  const { node, side } = nodeAt(tree, moves);
  if (typeof node === "number") return read.has(moves.join(".")) ? node : fill;
  const values = childrenOf(node).map((_, move) => filled(tree, [...moves, move], read, fill));
  if (!isChanceNode(node)) return side === "max" ? Math.max(...values) : Math.min(...values);
  return node.chances.reduce(
    (sum, { probability: { numerator, denominator } }, i) => sum + (numerator / denominator) * values[i],
    0,
  );
}

describe("a trace of star2", () => {
  it("says of a child that was looked at that its value is a probe's, and so closes nothing by it", () => {
    const { trace } = toldOfChance("star2", "[4, {1/2: [1, 8], 1/2: [3, 9]}]");
    const child = trace.find([1, 0]);
    const [probed] = trace.leaves(child);
    // MIN is to move: its 1 is the most that the child can be worth, and no more is known.
    expect(trace.node(child, probed)).toMatchObject({ from: "probe", value: 1, low: -Infinity, high: 1 });
    expect(trace.node(trace.find([1]), probed)).toMatchObject({ low: 0, high: 0.5 * 1 + 0.5 * 9 });
  });

  it("proves nothing of a node by a child whose other end alone has moved, while another child is not met", () => {
    // After the first 0 MAX's node is worth 0 at most by all it has met, and its second move has not been met.
    const { trace } = toldOfChance(
      "star2",
      "{1/2: [[[[0], 0]], [{1: {1: 0}}]], 1/2: [[[{1/4: -0.5, 1/4: 0, 1/2: 2}]], [0]]}",
      {
        window: [-0.1, 0],
      },
    );
    const child = trace.find([0]);
    expect(trace.children(child)).toHaveLength(1);
    for (const step of stepsOf(trace)) expect(trace.node(child, step).high).toBe(Infinity);
  });

  it("keeps what a probe has read where the child is read whole afterwards", () => {
    const { trace } = toldOfChance("star2", "{1/2: [5, 6], 1/2: [7, 3]}");
    const child = trace.find([0]);
    expect(trace.enters(child)).toHaveLength(2);
    expect(trace.enters(trace.find([0, 0]))).toHaveLength(1);
    expect(trace.node(child, trace.length)).toMatchObject({ from: "children", low: 6, high: 6, visits: 2 });
  });
});

describe("a trace of a game of chance", () => {
  it("lets a side move twice, and stands wherever a search broke off", () => {
    const [game, recorder] = [pig(10), new Recorder<PigMove>({ limit: 40 })];
    expect(() => star2(game, game.start, { depth: 4 }, recorder)).toThrow(TraceLimitError);
    const trace = ChanceTrace.of(recorder.recording("max"), game, game.start, game.range);
    expect(nodesOf(trace).map((id) => trace.turn(id))).toContain("chance");
    for (const id of nodesOf(trace)) {
      const { low, high } = trace.node(id, trace.length);
      expect(low).toBeLessThanOrEqual(high);
    }
  });

  it("is one of alpha-beta where nothing is chance's", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const { trace } = toldOfChance("star1", tree);
        const [game, recorder] = [treeGame(tree), new Recorder<number>()];
        alphaBeta(game, game.start, {}, recorder);
        const plain = new Trace<number>(recorder.recording("max"));
        for (const step of stepsOf(plain).slice(1)) {
          const event = plain.event(step);
          expect(trace.event(step)).toEqual(event);
          if (event.kind === "cutoff") expect(trace.owner(step)).toEqual(plain.owner(step));
        }
        for (const id of nodesOf(plain))
          expect(trace.node(id, trace.length)).toEqual(plain.node(id, plain.length));
      }),
      { numRuns: 60 },
    );
  });
});

describe("readChanceJsonLines", () => {
  const lines = writeChanceJsonLines(toldOfChance("star1", "{1/2: 1, 1/2: 3}").trace);
  it.each([
    ["chanceTrace", "trace"],
    ['"turns":["chance","min","min"]'.slice(0, 18), '"turns":["dice",'],
    ['"chances":[1,0.5,0.5]', '"chances":[1,0.5]'],
  ])("refuses %s where it is %s", (right, wrong) => {
    expect(lines).toContain(right);
    expect(() => readChanceJsonLines(lines.replace(right, wrong))).toThrow(/Line 1/);
  });
});

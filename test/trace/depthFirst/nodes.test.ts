import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaBeta, type Tree, ticTacToe } from "../../../src/engine/index.ts";
import { Trie } from "../../../src/trace/depthFirst/nodes.ts";
import { Recorder, Trace } from "../../../src/trace/index.ts";
import { smallTree } from "../smallTree.ts";
import { nodesOf, told } from "../told.ts";
import { tellingSearches } from "./tellingSearches.ts";

/** The moves from the root to every node of a tree. */
function pathsOf(tree: Tree): number[][] {
  const below =
    typeof tree === "number"
      ? []
      : tree.flatMap((child, move) => pathsOf(child).map((path) => [move, ...path]));
  return [[], ...below];
}

describe("the nodes of a trace", () => {
  it("are all nodes of a tree that minimax reads, in its order, each with its children in move order", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace } = told("minimax", tree);
        expect(nodesOf(trace).map((id) => trace.moves(id))).toEqual(pathsOf(tree));
        for (const id of nodesOf(trace)) {
          const moves = trace.children(id).map((child) => trace.move(child));
          expect(moves).toEqual([...moves.keys()]);
        }
      }),
    );
  });

  it.each(Object.keys(tellingSearches))("have consistent parents, plies, sides and paths in %s", (search) => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace } = told(search, tree);
        expect([trace.parent(0), trace.move(0), trace.ply(0), trace.side(0)]).toEqual([
          -1,
          undefined,
          0,
          "max",
        ]);
        for (const id of nodesOf(trace)) {
          const moves = trace.moves(id);
          expect(trace.find(moves)).toBe(id);
          expect(trace.ply(id)).toBe(moves.length);
          expect(trace.side(id)).toBe(moves.length % 2 === 0 ? "max" : "min");
          expect(trace.ancestors(id).map((node) => trace.ply(node))).toEqual([
            ...Array(moves.length + 1).keys(),
          ]);
          for (const child of trace.children(id)) expect(trace.parent(child)).toBe(id);
        }
        const mentioned = nodesOf(trace).flatMap((id) => trace.children(id));
        expect(mentioned.sort((a, b) => a - b)).toEqual(nodesOf(trace).slice(1));
      }),
    );
  });

  it.each(["alphaBeta", "deepening", "scouting", "asking"])(
    "of %s include what was skipped, in move order",
    (search) => {
      fc.assert(
        fc.property(smallTree, (tree) => {
          const { trace } = told(search, tree);
          for (const id of nodesOf(trace)) {
            const moves = trace.children(id).map((child) => trace.move(child));
            expect(moves).toEqual([...moves.keys()]);
          }
        }),
      );
    },
  );

  it("are not found where no search has been", () => {
    const { trace } = told("alphaBeta", "[[3,[5]],[2,[4]]]");
    expect(trace.find([1, 1])).toBeGreaterThan(0);
    expect(trace.find([1, 1, 0])).toBe(-1);
    expect(trace.find([7])).toBe(-1);
  });

  it("are entered and left at the steps that say so", () => {
    const { trace, events } = told("rootAgainAndAgain", "[[1,2],[0,1]]");
    for (const id of nodesOf(trace)) {
      const steps = [...events.keys()].map((index) => index + 1);
      const ofKind = (kind: string) =>
        steps.filter((step) => trace.event(step).kind === kind && trace.event(step).node === id);
      expect(trace.enters(id)).toEqual(ofKind("enter"));
      expect(trace.leaves(id)).toEqual(ofKind("leave"));
      expect(trace.improves(id)).toEqual(ofKind("improve"));
      expect(trace.firstEnter(id)).toBe(ofKind("enter")[0]);
    }
    expect(trace.enters(0).length).toBe(3);
  });

  it("may be reached by moves of any kind, objects made anew at each visit included", () => {
    const recorder = new Recorder<unknown>();
    for (let visit = 0; visit < 2; visit++) {
      recorder.enter(undefined, 1, -Infinity, Infinity);
      for (const move of [{ from: 1, to: 5 }, "d3", '{"from":1,"to":5}', -4, 2.5, 123n, 2 ** 40, ["x"]]) {
        recorder.enter(move, 0, -Infinity, Infinity);
        recorder.leave(0, "outcome");
      }
      recorder.leave(0, "children");
    }
    const trace = new Trace(recorder.recording("max"));
    expect(trace.size).toBe(9);
    expect(trace.move(trace.find([{ from: 1, to: 5 }]))).toEqual({ from: 1, to: 5 });
    expect(trace.move(trace.find(["d3"]))).toBe("d3");
    expect(trace.find([{ from: 5, to: 1 }])).toBe(-1);
    expect(trace.enters(trace.find([123n])).length).toBe(2);
  });

  it("count what alpha-beta enters and skips in tic-tac-toe", () => {
    const recorder = new Recorder<number>();
    alphaBeta(ticTacToe, ticTacToe.start, {}, recorder);
    const trace = new Trace<number>(recorder.recording("max"));
    const { nodes, skipped } = trace.counters(trace.length);
    expect(trace.size).toBe(nodes + skipped);
  });

  it("cannot be made of events that do not nest", () => {
    const recorder = new Recorder<number>();
    recorder.leave(1, "outcome");
    expect(() => new Trace(recorder.recording("max")).size).toThrow(
      "event 1 leaves a node, but none is open",
    );
    recorder.reset();
    recorder.cutoff([1]);
    expect(() => new Trace(recorder.recording("max")).size).toThrow(
      "event 1 cuts off a node, but none is open",
    );
    recorder.reset();
    recorder.improve(0, 1);
    expect(() => new Trace(recorder.recording("max")).size).toThrow(
      "event 1 improves a node, but none is open",
    );
    recorder.reset();
    recorder.enter(undefined, 1, 0, 1);
    recorder.enter(undefined, 1, 0, 1);
    expect(() => new Trace(recorder.recording("max")).size).toThrow("event 2 enters the root");
  });
});

describe("Trie", () => {
  it("finds again what was added, however alike the moves are", () => {
    const addition = fc.tuple(
      fc.nat(),
      fc.oneof(
        fc.integer({ min: -3, max: 3 }),
        fc.integer().map((move) => move & ~0xffff),
      ),
    );
    fc.assert(
      fc.property(fc.array(addition, { maxLength: 300 }), (additions) => {
        const trie = Trie.withRoom(additions.length + 1);
        const known = new Map<string, number>();
        expect(trie.root()).toBe(0);
        for (const [chosen, move] of additions) {
          const parent = chosen % trie.size;
          const place = `${parent} ${move}`;
          expect(trie.find(parent, move)).toBe(known.get(place) ?? -1);
          if (!known.has(place)) known.set(place, trie.size);
          expect(trie.child(parent, move)).toBe(known.get(place));
        }
        expect(trie.size).toBe(known.size + 1);
        expect(trie.root()).toBe(0);
      }),
    );
  });
});

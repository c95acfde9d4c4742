import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opponent, type Side, type Tree } from "../../../src/engine/index.ts";
import type { RecordedEvent } from "../../../src/trace/depthFirst/readEvent.ts";
import { Recorder, Trace } from "../../../src/trace/index.ts";
import { forcedValue } from "../../engine/forcedValue.ts";
import { smallTree } from "../smallTree.ts";
import { nodesOf, stepsOf, told } from "../told.ts";

type Interval = readonly [number, number];
const unknown: Interval = [-Infinity, Infinity];

/** By path: what was read at the node itself, since the last iteration began. */
function factsOf(events: readonly RecordedEvent<number>[]): Map<string, Interval> {
  let facts = new Map<string, Interval>();
  let open: number[] = [];
  let answer: Interval = unknown;
  for (const event of events) {
    if (event.kind === "iteration") [facts, open] = [new Map(), []];
    if (event.kind === "enter") open.push(event.move ?? -1);
    if (event.kind === "probe" && event.value !== undefined) {
      answer = [
        event.bound === "upper" ? -Infinity : event.value,
        event.bound === "lower" ? Infinity : event.value,
      ];
    }
    if (event.kind !== "leave") continue;
    const path = open.slice(1).join(".");
    const [low, high] = facts.get(path) ?? unknown;
    const [atLeast, atMost] = event.from === "table" ? answer : ([event.value, event.value] as const);
    if (event.from !== "children") facts.set(path, [Math.max(low, atLeast), Math.min(high, atMost)]);
    open.pop();
  }
  return facts;
}

/** What the facts prove of the value of the tree at `path`, by the definition of minimax. */
function provedBy(facts: Map<string, Interval>, tree: Tree, path: readonly number[], side: Side): Interval {
  const [low, high] = facts.get(path.join(".")) ?? unknown;
  if (typeof tree === "number") return [low, high];
  const children = tree.map((child, move) => provedBy(facts, child, [...path, move], opponent(side)));
  const pick = side === "max" ? Math.max : Math.min;
  return [
    Math.max(low, pick(...children.map(([low]) => low))),
    Math.min(high, pick(...children.map(([, high]) => high))),
  ];
}

function intervalOf(trace: Trace<number>, id: number, step: number): Interval {
  const { low, high } = trace.node(id, step);
  return [low, high];
}

const subtree = (tree: Tree, path: readonly number[]): Tree =>
  path.reduce((tree: Tree, move) => (tree as readonly Tree[])[move], tree);

/** The tree with another value in each leaf of which nothing is known. */
function completed(
  tree: Tree,
  known: Map<string, Interval>,
  path: readonly number[],
  fill: () => number,
): Tree {
  if (typeof tree === "number") return known.has(path.join(".")) ? tree : fill();
  return tree.map((child, move) => completed(child, known, [...path, move], fill));
}

const readingLeaves = [
  "minimax",
  "alphaBeta",
  "failHard",
  "shallowAlphaBeta",
  "scouting",
  "rootAgainAndAgain",
];

describe("the interval shown of a node", () => {
  it.each([...readingLeaves, "asking", "deepening"])(
    "is what the leaves read and the table's answers prove in %s",
    (search) => {
      fc.assert(
        fc.property(smallTree, (tree) => {
          const { trace, events } = told(search, tree);
          for (const step of stepsOf(trace)) {
            const facts = factsOf(events.slice(0, step));
            const proved = nodesOf(trace).map((id) => {
              const path = trace.moves(id);
              return provedBy(facts, subtree(tree, path), path, trace.side(id));
            });
            const shown = nodesOf(trace).map((id) => intervalOf(trace, id, step));
            if (!isDeepStrictEqual(shown, proved)) expect(shown).toEqual(proved);
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([...readingLeaves, "asking"])("holds the real value at every step of %s", (search) => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace } = told(search, tree);
        const wrong = nodesOf(trace).flatMap((id) => {
          const real = forcedValue(subtree(tree, trace.moves(id)), trace.side(id));
          const intervals = stepsOf(trace).map((step) => intervalOf(trace, id, step));
          return intervals.filter(([low, high]) => !(low <= real && real <= high));
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(readingLeaves)(
    "is no wider and no narrower than unread leaves of any value allow in %s",
    (search) => {
      fc.assert(
        fc.property(
          smallTree,
          fc.nat(),
          fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 81, maxLength: 81 }),
          (tree, at, fills) => {
            const { trace, events } = told(search, tree);
            const step = at % (trace.length + 1);
            const known = factsOf(events.slice(0, step));
            for (const id of nodesOf(trace)) {
              const path = trace.moves(id);
              const value = (fill: () => number) =>
                forcedValue(completed(subtree(tree, path), known, path, fill), trace.side(id));
              const { low, high } = trace.node(id, step);
              // The extreme completions attain the ends, so nothing narrower would be true; the others stay inside.
              expect([low, high]).toEqual([value(() => -Infinity), value(() => Infinity)]);
              const rest = [...fills];
              const other = value(() => rest.pop() ?? 0);
              expect(low <= other && other <= high).toBe(true);
            }
          },
        ),
      );
    },
  );

  it("closes at the step that reads the last leaf it needs, before the node is left", () => {
    const { trace } = told("alphaBeta", "[[3,12,8],[2,4,6],[14,5,2]]");
    const [lastLeaf] = trace.leaves(trace.find([2, 2]));
    expect(trace.node(0, lastLeaf - 1)).toMatchObject({ low: 3, high: 5, status: "active" });
    expect(trace.node(0, lastLeaf)).toMatchObject({ low: 3, high: 3, status: "active" });
    expect(trace.node(trace.find([2]), lastLeaf)).toMatchObject({ low: 2, high: 2, status: "active" });
    expect(trace.node(trace.find([1]), trace.length)).toMatchObject({
      low: -Infinity,
      high: 2,
      status: "done",
    });
  });

  it("starts afresh with each iteration, because deeper leaves take the place of estimates", () => {
    const { trace } = told("deepening", "[[5,[6]],[7,8]]");
    const iterations = stepsOf(trace)
      .slice(1)
      .filter((step) => trace.event(step).kind === "iteration");
    expect(trace.node(0, iterations[1] - 1)).toMatchObject({ low: 0, high: 0, status: "done", visits: 1 });
    expect(trace.node(0, iterations[1])).toMatchObject({
      low: -Infinity,
      high: Infinity,
      status: "unvisited",
      visits: 1,
    });
    expect(trace.node(0, trace.length)).toMatchObject({ low: 7, high: 7, visits: 3 });
  });

  it("takes from the table only what it answered in this iteration", () => {
    const recorder = new Recorder<number>();
    for (const depth of [1, 2]) {
      recorder.iteration(depth);
      recorder.enter(undefined, depth, -Infinity, Infinity);
      if (depth === 1) recorder.probe("root", "hit", 5, "exact");
      recorder.leave(5, "table");
    }
    const trace = new Trace<number>(recorder.recording("max"));
    expect(trace.node(0, trace.leaves(0)[0])).toMatchObject({ low: 5, high: 5 });
    expect(trace.node(0, trace.length)).toMatchObject({ low: -Infinity, high: Infinity, from: "table" });
  });

  it.each([
    ["exact", 4, 4],
    ["lower", 4, Infinity],
    ["upper", -Infinity, 4],
    [undefined, -Infinity, Infinity],
  ] as const)("takes an answer of the table with the bound %s as it is meant", (bound, low, high) => {
    const recorder = new Recorder<number>();
    recorder.enter(undefined, 2, -Infinity, Infinity);
    recorder.probe("root", "hit", 4, bound);
    recorder.leave(4, "table");
    expect(new Trace<number>(recorder.recording("max")).node(0, 3)).toMatchObject({ low, high, value: 4 });
  });
});

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  mtdf,
  negaScout,
  opponent,
  parseTree,
  type Search,
  type Tree,
  treeGame,
} from "../../../src/engine/index.ts";
import { Trace } from "../../../src/trace/index.ts";
import { forcedValue } from "../../engine/forcedValue.ts";
import { smallTree } from "../smallTree.ts";
import { nodesOf, stepsOf } from "../told.ts";
import { foldNodes, pathOf, untouched } from "./foldNodes.ts";
import { PlainEvents } from "./plainEvents.ts";

/** What a search that visits nodes again tells of a tree, recorded. */
function recorded(search: Search, tree: Tree | string, window?: readonly [number, number]) {
  const parsed = typeof tree === "string" ? parseTree(tree) : tree;
  const [game, observer] = [treeGame(parsed), new PlainEvents<number>()];
  const { value } = search(game, game.start, window && { window }, observer);
  return { trace: new Trace(observer.recorder.recording("max")), events: observer.events, value };
}

const stepsOfKind = (trace: Trace<number>, kind: string) =>
  stepsOf(trace).filter((step) => step > 0 && trace.event(step).kind === kind);

const subtree = (tree: Tree, moves: readonly number[]): Tree =>
  moves.reduce<Tree>((inner, move) => (inner as readonly Tree[])[move], tree);

describe.each(Object.entries({ negaScout, mtdf }))("a trace of %s", (_name, search: Search) => {
  it("knows of each node at each step what a fold from the first event knows", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace, events } = recorded(search, tree);
        const paths = nodesOf(trace).map((id) => pathOf(trace.moves(id)));
        for (const step of stepsOf(trace)) {
          const folded = foldNodes(events.slice(0, step));
          const states = nodesOf(trace).map((id) => {
            const { low, high, ...state } = trace.node(id, step);
            return state;
          });
          const expected = paths.map((path) => folded.get(path) ?? untouched());
          if (!isDeepStrictEqual(states, expected)) expect(states).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("proves true intervals whatever the windows are, and the root's value in the end", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace, value } = recorded(search, tree);
        for (const id of nodesOf(trace)) {
          const truth = forcedValue(subtree(tree, trace.moves(id)), trace.side(id));
          let [lowest, highest] = [-Infinity, Infinity];
          for (const step of stepsOf(trace)) {
            const { low, high } = trace.node(id, step);
            // What is proved stays proved, a second visit included.
            if (low < lowest || high > highest || low > truth || high < truth) {
              throw new Error(`${low} to ${high} after ${lowest} to ${highest}, where the value is ${truth}`);
            }
            [lowest, highest] = [low, high];
          }
        }
        expect(trace.node(0, trace.length)).toMatchObject({ low: value, high: value });
      }),
      { numRuns: 40 },
    );
  });

  it("counts what is searched again, and knows which node that is", () => {
    let researches = 0;
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace } = recorded(search, tree);
        const steps = stepsOfKind(trace, "research");
        researches += steps.length;
        expect(trace.counters(trace.length).researches).toBe(steps.length);
        for (const step of steps) {
          const event = trace.event(step);
          const next = trace.event(step + 1);
          expect(next).toMatchObject({ kind: "enter", node: event.kind === "research" && event.child });
          expect(trace.node(next.node, step + 1).visits).toBeGreaterThan(1);
        }
      }),
      { numRuns: 100 },
    );
    expect(researches).toBeGreaterThan(20);
  });

  it("names for every cutoff an owner who has the bound, and blames no node that has it not", () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace } = recorded(search, tree);
        for (const step of stepsOfKind(trace, "cutoff")) {
          const { node } = trace.event(step);
          const setter = opponent(trace.side(node));
          const end = setter === "min" ? "beta" : "alpha";
          const owner = trace.owner(step);
          kinds.add(owner.kind);
          expect(owner.value).toBe(trace.entryWindow(node, step)[end]);
          if (owner.kind === "caller" || owner.kind === "table")
            throw new Error(`nobody asked ${owner.kind}`);
          expect(trace.ancestors(node)).toContain(owner.node);
          if (owner.kind === "ancestor") {
            expect(trace.side(owner.node)).toBe(setter);
            expect(trace.node(owner.node, step).best).toBe(owner.value);
            expect(trace.node(owner.child, step)).toMatchObject({ status: "done", value: owner.value });
          } else {
            const above = trace.ancestors(owner.node).slice(0, -1);
            for (const one of above) expect(trace.node(one, step)[end]).not.toBe(owner.value);
          }
        }
      }),
      { numRuns: 200 },
    );
    expect([...kinds].sort()).toEqual(
      search === negaScout ? ["ancestor", "nullWindow", "research"] : ["nullWindow"],
    );
  });
});

describe("the owner of a cutoff", () => {
  const ownersOf = (search: Search, tree: string, window?: readonly [number, number]) => {
    const { trace } = recorded(search, tree, window);
    return stepsOfKind(trace, "cutoff").map((step) => trace.owner(step));
  };

  it("is in a test the null window of the node that is tested, and then what the test has found there", () => {
    // Move 1 is tested in (0, 1), where its second reply cuts at 3; it comes to 2, and is searched again in (2, ∞).
    const { trace } = recorded(negaScout, "[0,[[2],[3,9]]]");
    const tested = trace.find([1]);
    expect(ownersOf(negaScout, "[0,[[2],[3,9]]]")).toEqual([
      { kind: "nullWindow", node: tested, value: 1 },
      { kind: "research", node: tested, value: 2 },
    ]);
  });

  it("is the caller's window where that is what was searched with, once", () => {
    expect(ownersOf(negaScout, "[[1,2],[7,8],[3]]", [-5, 6]).at(-1)).toEqual({ kind: "caller", value: 6 });
  });

  it("is a null window of the root where the whole tree is only tested", () => {
    const owners = ownersOf(mtdf, "[[14,5,2],[2,4,6],[12,8,3]]");
    expect(owners.length).toBeGreaterThan(0);
    for (const owner of owners) expect(owner).toMatchObject({ kind: "nullWindow", node: 0 });
  });
});

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type ChanceTree, childrenOf, isChanceNode, writeChanceTree } from "../../../src/engine/index.ts";
import { noBestOrder } from "../../../src/figures/lockstep/chanceWords.ts";
import { MarkCells } from "../../../src/figures/lockstep/lane.svelte.ts";
import { fetchChance } from "../../../src/figures/lockstep/lateChance.ts";
import { lockstep as kind } from "../../../src/figures/lockstep/lockstep.ts";
import { exchanged, type LockstepSetup, setupOf } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { lacks, noMatch } from "../../../src/figures/lockstep/orderWords.ts";
import { finishPair, PairSteps, runPair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { readPair, searchPair } from "../../../src/figures/lockstep/searchPair.ts";
import { noOwnOrder } from "../../../src/figures/lockstep/words.ts";
import { chanceAlgorithms } from "../../../src/kit/run/algorithms.ts";
import { byHandLink } from "../../../src/kit/run/byHandLink.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { textbookChanceTree } from "../../../src/kit/run/setup.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitraryChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { exactExpectation } from "../../engine/chance/exactExpectation.ts";

beforeAll(() => fetchChance(textbookChanceTree));

const withChance = arbitraryChanceTree.filter((tree) => writeChanceTree(tree).includes("{"));
const search = fc.constantFrom(...chanceAlgorithms);
const order = fc.constantFrom("given" as const, "reverse" as const);
const lanes = { algorithm: search, against: search, order, againstOrder: order };
/** Any two searches of a tree with chance nodes, in either order of all that has one. */
const arbitraryChancePair: fc.Arbitrary<LockstepSetup & { readonly root: ChanceTree }> = fc
  .tuple(withChance, fc.record(lanes))
  .map(([root, lanes]) => ({ root, tree: writeChanceTree(root), ...lanes }));

const usual = { algorithm: "expectimax", against: "star1", order: "given", againstOrder: "given" } as const;
const pairOf = (setup: Partial<LockstepSetup>) => runPair({ ...usual, tree: textbookChanceTree, ...setup });

/** The path to a node of a lane, as it is in the tree that was given. */
const givenPath = (path: readonly number[], root: ChanceTree, order: string): number[] => {
  let tree = root;
  return path.map((move) => {
    const children = childrenOf(tree);
    const before = order === "reverse" ? children.length - 1 - move : move;
    tree = children[before];
    return before;
  });
};
/** The tree with everything in another order. */
function shuffled(tree: ChanceTree, next: () => number): ChanceTree {
  if (typeof tree === "number") return tree;
  const keyed = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ item }) => item);
  if (!isChanceNode(tree)) return keyed(tree).map((child) => shuffled(child, next));
  return { chances: keyed(tree.chances).map((chance) => ({ ...chance, tree: shuffled(chance.tree, next) })) };
}

describe("Two searches of a tree with chance nodes", () => {
  it("both find what exact fractions find, in either order", () => {
    fc.assert(
      fc.property(arbitraryChancePair, ({ root, ...setup }) => {
        const exact = exactExpectation(root);
        for (const { run } of runPair(setup).lanes) expect(run.result.value).toBeCloseTo(exact, 9);
      }),
      { numRuns: 150 },
    );
  });

  it("are each what a figure of one search shows of the tree in that order", () => {
    fc.assert(
      fc.property(arbitraryChancePair, ({ root: _, ...setup }) => {
        for (const { run } of runPair(setup).lanes) {
          const alone = runSetup(run.setup);
          expect(run.trace.length).toBe(alone.trace.length);
          expect(run.trace.counters(run.trace.length)).toEqual(alone.trace.counters(alone.trace.length));
          expect(run.trace.node(0, run.trace.length)).toEqual(alone.trace.node(0, alone.trace.length));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("mark what one of them reads and the other never does, no sooner than it is read", () => {
    const jumps = fc.array(arbitraryShare, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(arbitraryChancePair, fc.constantFrom(0, 1), jumps, ({ root, ...setup }, side, jumps) => {
        const { lanes, pairs } = runPair(setup);
        const first = lanes.map(({ run, order }) => {
          const enters = new Map<string, number>();
          for (let id = 0; id < run.trace.size; id++) {
            const path = givenPath(run.trace.moves(id) as number[], root, order);
            enters.set(path.join(), run.trace.firstEnter(id) ?? Infinity);
          }
          return enters;
        });
        const { outline } = lanes[side].run;
        const paths: number[][] = [];
        for (const { id, parent, index } of outline.nodes)
          paths[id] = parent ? [...paths[parent.id], index] : [];
        const cells = new MarkCells(lanes[side].marked);
        for (const at of [...jumps.map((jump) => Math.round(jump * pairs.last)), pairs.last]) {
          cells.moveTo(at);
          for (const { id } of outline.nodes) {
            const name = givenPath(paths[id], root, lanes[side].order).join();
            const [mine, others] = [side, 1 - side].map((one) => first[one].get(name) ?? Infinity);
            const alone = mine <= pairs.step(side, at) && others === Infinity;
            const without = others <= pairs.step(1 - side, at) && mine === Infinity;
            expect(cells.at(id)).toBe(alone ? "here" : without ? "elsewhere" : undefined);
          }
        }
      }),
      { numRuns: 80 },
    );
  });

  it("change places, and nothing else, where left and right are exchanged", () => {
    fc.assert(
      fc.property(arbitraryChancePair, ({ root: _, ...setup }) => {
        const [pair, other] = [runPair(setup), runPair(exchanged(setup))];
        expect(other.pairs.partings).toEqual(pair.pairs.partings);
        expect(Array.from(other.pairs, ({ steps }) => steps.toReversed())).toEqual(
          Array.from(pair.pairs, ({ steps }) => steps),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("go through all their steps, none of them twice", () => {
    fc.assert(
      fc.property(arbitraryChancePair, ({ root: _, ...setup }) => {
        const pair = runPair(setup);
        const { pairs, lanes } = pair;
        expect(pairs.at(pairs.last).steps).toEqual(lanes.map(({ run }) => run.trace.length));
        const steps = new PairSteps(pair);
        for (let at = 1; at <= pairs.last; at++) {
          const gone = [0, 1].map((side) => pairs.step(side, at) - pairs.step(side, at - 1));
          expect(gone).toEqual([0, 1].map((side) => Number(pairs.moved(side, at))));
          expect(steps.backOver(at)).toBeLessThan(at);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("agree on means that rounding alone sets apart, since outcomes are added in another order", () => {
    fc.assert(
      fc.property(withChance, (root) => {
        const setup = { ...usual, against: "expectimax", againstOrder: "reverse" } as const;
        const { pairs, lanes } = runPair({ ...setup, tree: writeChanceTree(root) });
        for (let at = 1; at <= pairs.last; at++) {
          const { steps, moved, differs } = pairs.at(at);
          const both = moved[0] && moved[1] && lanes[0].run.trace.log.kind(steps[0]) === "leave";
          if (both) expect(differs).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("take a tree that is the first one rearranged, its outcomes known by their probabilities, too", () => {
    fc.assert(
      fc.property(withChance, fc.infiniteStream(fc.nat()), (root, keys) => {
        const againstOrder = writeChanceTree(shuffled(root, () => keys.next().value as number));
        const { lanes } = runPair({ ...usual, tree: writeChanceTree(root), againstOrder });
        expect(lanes[1].run.setup.tree).toBe(againstOrder);
        expect(lanes[1].run.result.value).toBeCloseTo(exactExpectation(root), 9);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{ againstOrder: "best" }, noBestOrder],
    [{ order: "worst" }, noBestOrder],
    [{ order: "own" }, noOwnOrder],
    [{ tree: "[1,{1/2:3,1/2:5}]", order: "[{1/4:3,3/4:5},1]" }, noMatch("{1/4:3,3/4:5}")],
    [{ tree: "[1,{1/2:3,1/2:5}]", order: "[[3,5],1]" }, noMatch("[3,5]")],
    [{ tree: "[1,{1/2:3,1/2:5}]", order: "[1]" }, lacks("{1/2:3,1/2:5}")],
  ] as const)("say what is wrong with %j", (setup, problem) => {
    expect(() => pairOf(setup)).toThrow(problem);
  });

  it("come from a worker as plain data, and say the same", () => {
    const setup: LockstepSetup = { ...usual, tree: textbookChanceTree, against: "star2" };
    const subjects = readPair(setup);
    const found = structuredClone(searchPair(subjects));
    const [moved, here] = [finishPair(setup, subjects, found), runPair(setup)];
    expect(moved.pairs.partings).toEqual(here.pairs.partings);
    for (const side of [0, 1] as const) {
      expect(moved.lanes[side].marked).toEqual(here.lanes[side].marked);
      expect(moved.lanes[side].run.measures).toEqual(here.lanes[side].run.measures);
    }
  });

  it("lead to doing it by hand, each in its own order", () => {
    const { lanes } = pairOf({ tree: "[1,{1/4:3,3/4:5}]", againstOrder: "reverse" });
    const asked = lanes.map(({ run }) => new URLSearchParams(byHandLink(run.setup, run)!.split("?")[1]));
    expect(asked.map((said) => [said.get("algorithm"), said.get("tree")])).toEqual([
      ["expectimax", "[1,{1/4:3,3/4:5}]"],
      ["star1", "[{3/4:5,1/4:3},1]"],
    ]);
  });

  it("are held by a link, a rearranged tree among it", () => {
    fc.assert(
      fc.property(arbitraryChancePair, ({ root, ...setup }) => {
        const { given } = kind.place({ ...setup, at: 0 });
        expect(setupOf(kind.read(new URLSearchParams(kind.write(given).toString())))).toEqual(setupOf(given));
      }),
    );
    const order = "{1/2:3,1/2:[5,1]}";
    const { given } = kind.place({ ...usual, tree: "{1/2:[1,5],1/2:3}", againstOrder: order });
    expect(kind.read(kind.write(given)).againstOrder).toBe(order);
  });
});

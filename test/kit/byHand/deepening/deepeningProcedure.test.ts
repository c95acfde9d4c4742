import { describe, expect, it } from "vitest";
import type { Tree } from "../../../../src/engine/index.ts";
import type { DeepeningTask } from "../../../../src/kit/byHand/deepening/deepenByHand.ts";
import { writeDeepeningAct } from "../../../../src/kit/byHand/deepening/deepeningAct.ts";
import type { DeepeningMistakeName } from "../../../../src/kit/byHand/deepening/deepeningMistakes.ts";
import {
  type DeepeningProcedure,
  deepeningProcedure,
} from "../../../../src/kit/byHand/deepening/deepeningProcedure.ts";
import {
  freshDeepening,
  freshDepthLimited,
  hardnessOf,
} from "../../../../src/kit/byHand/deepening/freshDeepening.ts";
import * as words from "../../../../src/kit/byHand/deepening/words.ts";
import { difficultyAt, levels, spread } from "../../../../src/kit/byHand/difficulty.ts";
import * as treeWords from "../../../../src/kit/byHand/words.ts";
import { nodeName } from "../../../../src/kit/tree/nodeNames.ts";
import { deepeningTitles } from "../../../../src/mistakes/words/deepeningWords.ts";

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);
const tasks = {
  depthLimited: seeds.map((seed) => freshDepthLimited(levels[seed % 6], String(seed))),
  iterativeDeepening: seeds.map((seed) => freshDeepening(levels[seed % 6], String(seed))),
};
const both = ["depthLimited", "iterativeDeepening"] as const;

/** A node of a tree that is numbered ply by ply, from left to right. */
interface Node {
  readonly id: number;
  readonly value: number | undefined;
  readonly children: Node[];
}

function numbered(tree: Tree): Node {
  const trees: Tree[] = [tree];
  const nodes: Node[] = [{ id: 0, value: undefined, children: [] }];
  for (const [at, node] of nodes.entries()) {
    const own = trees[at];
    if (typeof own === "number") (node as { value?: number }).value = own;
    else
      for (const child of own) {
        node.children.push({ id: trees.length, value: undefined, children: [] });
        nodes.push(node.children.at(-1)!);
        trees.push(child);
      }
  }
  return nodes[0];
}

class TimeUp extends Error {}

interface Found {
  readonly value: number;
  readonly line: readonly number[];
  readonly guessed: boolean;
}

/**
 * A search to a depth, and iterative deepening, written once more for people, who know no engine; with one mistake, where one is
 * named. The estimates stand on the paper. Gives acts as texts.
 */
function play({ run }: DeepeningProcedure, wrong?: DeepeningMistakeName): string[] {
  const { iterated, depth: deepest, budget = Infinity } = run.task;
  const { estimates } = run;
  const root = numbered(run.tree);
  const said: string[] = [];
  let [entered, iteration] = [0, 0];
  let last: Found | undefined;
  let held: readonly [number, number] = [-Infinity, Infinity];
  let [leader, leads] = [-1, -Infinity];

  const truth = (node: Node, max: boolean): number =>
    node.value ?? (max ? Math.max : Math.min)(...node.children.map((child) => truth(child, !max)));
  const count = () => {
    if (last !== undefined && entered >= budget) throw new TimeUp();
    entered++;
  };
  function ordered(node: Node, ply: number, onLine: boolean): Node[] {
    const wanted = last?.line[ply];
    const place = node.children.findIndex(({ id }) => id === wanted);
    if (wrong === "lineForgotten") return node.children;
    if (wrong === "lineElsewhere" && place < 0 && wanted !== undefined) {
      const index = indexOf(root, wanted);
      const moved = node.children[index];
      return moved ? [moved, ...node.children.filter((one) => one !== moved)] : node.children;
    }
    if (!onLine || place < 0) return node.children;
    const [before, after] = [node.children.slice(0, place), node.children.slice(place + 1)];
    const others = wrong === "earlierSkipped" ? [...after, ...before] : [...before, ...after];
    return [node.children[place], ...others];
  }

  function visit(
    node: Node,
    ply: number,
    left: number,
    [alpha, beta]: readonly [number, number],
    onLine: boolean,
  ): Found {
    const max = ply % 2 === 0;
    if (node.value !== undefined) {
      said.push(wrong === "endEstimated" ? "estimate" : "outcome");
      return { value: node.value, line: [], guessed: false };
    }
    if (left === 0) {
      said.push(wrong === "estimateForTruth" ? "outcome" : "estimate");
      return { value: estimates[node.id], line: [], guessed: true };
    }
    const given = [alpha, beta] as const;
    if (iterated && (ply > 0 || iteration > 1)) said.push(`window ${alpha} ${beta}`);
    let best: Found | undefined;
    let guessed = false;
    const values: number[] = [];
    for (const child of iterated ? ordered(node, ply, onLine) : node.children) {
      const cuts =
        wrong === "cutsOpenWindow" ? values.length > 0 : wrong !== "readsOnWhenClosed" && alpha >= beta;
      if (iterated && cuts) {
        said.push("cut");
        break;
      }
      count();
      said.push(`enter ${child.id}`);
      const own = Math[max ? "max" : "min"](...values);
      const handed: readonly [number, number] =
        wrong === "windowAsEntered"
          ? given
          : wrong === "parentAlone"
            ? max
              ? [own, Infinity]
              : [-Infinity, own]
            : [alpha, beta];
      const found = visit(child, ply + 1, left - 1, handed, onLine && last?.line[ply] === child.id);
      values.push(found.value);
      guessed ||= found.guessed;
      if (best === undefined || (max ? found.value > best.value : found.value < best.value))
        best = { ...found, line: [child.id, ...found.line] };
      if (max) alpha = Math.max(alpha, found.value);
      else beta = Math.min(beta, found.value);
      if (ply === 0 && (found.value > leads || (wrong === "drawsLevel" && found.value === leads)))
        [leader, leads] = [child.id, found.value];
    }
    if (ply === 0) held = [alpha, beta];
    const value = {
      valueFromBelow: truth(node, max),
      otherSidesChoice: (max ? Math.min : Math.max)(...values),
      lastReturned: values.at(-1)!,
    }[wrong as "lastReturned"];
    const whole = { ...best!, guessed, value: value ?? best!.value };
    said.push(`return ${whole.value}`);
    return whole;
  }

  const search = (depth: number) => {
    [leader, leads] = [-1, -Infinity];
    count();
    iteration++;
    const left = depth + (wrong === "belowDepth" ? 1 : wrong === "aboveDepth" && depth > 1 ? -1 : 0);
    const kept = wrong === "windowKept" ? held : ([-Infinity, Infinity] as const);
    last = visit(root, 0, left, kept, true);
  };
  let timeIsUp = false;
  if (!iterated) search(deepest);
  const step = wrong === "iterationAgain" ? 0 : 1;
  const isTooDeep = (depth: number) =>
    depth > deepest && !(wrong === "deeperForNothing" && last?.guessed === false);
  for (let depth = 1; iterated && !isTooDeep(depth) && said.length < 500; depth += step) {
    if (last !== undefined && wrong === "answersTooSoon") break;
    said.push(`iterate ${last !== undefined && wrong === "iterationLeftOut" ? depth + 1 : depth}`);
    try {
      search(depth);
    } catch (error) {
      if (!(error instanceof TimeUp)) throw error;
      timeIsUp = true;
      break;
    }
    if (!last!.guessed && wrong !== "deeperForNothing") break;
  }
  const worth = (node: Node) => node.value ?? estimates[node.id];
  const atSight = root.children.reduce((best, one) => (worth(one) > worth(best) ? one : best)).id;
  const isHalf = timeIsUp && wrong === "unfinishedMove" && leader >= 0;
  const chosen = isHalf || (wrong === "drawsLevel" && !timeIsUp) ? leader : last!.line[0];
  said.push(`answer ${wrong === "bestAtSight" ? atSight : chosen}`);
  return said;
}

/** The place of a node among its siblings. */
function indexOf(node: Node, id: number): number {
  const own = node.children.findIndex((child) => child.id === id);
  if (own >= 0) return own;
  for (const child of node.children) {
    const found = indexOf(child, id);
    if (found >= 0) return found;
  }
  return -1;
}

describe("A search to a depth by hand, and one after the other", () => {
  it.each(both)("is never told to be wrong where somebody programs %s anew, on a thousand trees", (name) => {
    for (const task of tasks[name]) {
      const procedure = deepeningProcedure(task);
      const said = play(procedure);
      expect(said, JSON.stringify(task)).toEqual(procedure.acts.map(writeDeepeningAct));
      const acts = said.map((text) => procedure.read(text)!);
      expect(acts.findIndex((act, place) => !procedure.isRight(place, act))).toBe(-1);
    }
  });

  it.each(Object.keys(deepeningTitles) as DeepeningMistakeName[])("tells the mistake %s", (name) => {
    let seen = 0;
    for (const task of both.flatMap((kind) => tasks[kind].slice(0, 150))) {
      // Where the time is up the acts part for that reason, too.
      if (task.budget !== undefined && name !== "unfinishedMove") continue;
      const procedure = deepeningProcedure(task);
      const said = play(procedure, name);
      const place = said.findIndex(
        (text, at) => text !== procedure.write(procedure.acts[at] ?? { kind: "cut" }),
      );
      if (place < 0 || procedure.acts[place] === undefined) continue;
      const act = procedure.read(said[place])!;
      expect(procedure.isRight(place, act)).toBe(false);
      expect(procedure.like(place, act), `${JSON.stringify(task)} ${place} ${said[place]}`).toContain(name);
      expect(procedure.reason(place, act)).not.toBe(words.another);
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });

  it("has a reason of its own for whatever is done where it is not right", () => {
    for (const task of both.flatMap((kind) => tasks[kind].slice(0, 24))) {
      const { acts, traced, run, isRight, reason } = deepeningProcedure(task);
      for (const place of acts.keys()) {
        const { open } = traced[place].situation;
        const nodes = run.outline.nodes.map(({ id: node }) => node);
        const given = open
          ? open.isFresh
            ? [
                ...[{ kind: "estimate" }, { kind: "outcome" }],
                ...(task.iterated
                  ? [{ kind: "window", alpha: 3, beta: 9 }]
                  : nodes.map((node) => ({ kind: "enter", node }))),
              ]
            : [
                ...(task.iterated ? [{ kind: "cut" }] : []),
                ...nodes.map((node) => ({ kind: "enter", node })),
                ...[-1, 4, 8].map((value) => ({ kind: "return", value })),
              ]
          : [
              ...[0, 1, 2, 3, 4].map((depth) => ({ kind: "iterate", depth })),
              ...nodes.map((node) => ({ kind: "answer", node })),
            ];
        for (const act of given as (typeof acts)[number][]) {
          if (isRight(place, act)) continue;
          expect(reason(place, act), `${JSON.stringify(task)} ${place} ${JSON.stringify(act)}`).not.toBe(
            words.another,
          );
        }
      }
    }
  });

  it.each(both)("differs little in difficulty among trees of one level: %s", (name) => {
    for (const [seed, task] of tasks[name].entries()) {
      const wanted = difficultyAt(levels[seed % 6]);
      const { run, traced, acts, read, write } = deepeningProcedure(task);
      const off = Math.abs(hardnessOf(run, traced) - wanted) / wanted;
      expect(off, `${seed} ${JSON.stringify(task)}`).toBeLessThanOrEqual(spread);
      if (seed < 20) expect(acts.map((act) => read(write(act)))).toEqual(acts);
    }
  });

  it("gives the same tree for the same seed, and ends in each of three ways", () => {
    expect(freshDepthLimited(3, "2")).toEqual(tasks.depthLimited[2]);
    expect(freshDeepening(3, "2")).toEqual(tasks.iterativeDeepening[2]);
    const ends = tasks.iterativeDeepening.slice(0, 60).map((task) => deepeningProcedure(task).run.ended);
    expect(new Set(ends)).toEqual(new Set(["settled", "depth", "budget"]));
  });
});

const example: DeepeningTask = { tree: "[[2,[7,2]],[[9,1],[5,13]],6]", seed: 7, depth: 2, iterated: true };

describe("What is said to who searches to a depth", () => {
  const { acts, traced, run, reason, read, write, like } = deepeningProcedure(example);
  const said = (place: number, text: string) => reason(place, read(text)!);
  const name = (id: number) => nodeName(run, run.outline.nodes[id]);

  it("searches the example so", () => {
    // Of the root and its children; the last is a leaf, and estimated all the same.
    expect(run.estimates.slice(0, 4)).toEqual([9, 5, 5, 8]);
    expect(acts.map(write).join(", ")).toBe(
      [
        "iterate 1, enter 1, estimate, enter 2, estimate, enter 3, outcome, return 6",
        "iterate 2, window -Infinity Infinity, enter 3, outcome",
        "enter 1, window 6 Infinity, enter 4, outcome, cut, return 2",
        "enter 2, window 6 Infinity, enter 6, estimate, enter 7, estimate, return 7, return 7, answer 2",
      ].join(", "),
    );
    // 9 enter, one out of order; 7 read and 2 begin, for half; 3 windows, one cut; of 4 values 3 are not the true ones; an answer.
    expect(hardnessOf(run, traced)).toBe(9 + 1 + 9 / 2 + 3 + (1 + 2) + (4 + 3) + 1);
  });

  it("refuses texts that are no acts", () => {
    const texts = [
      "",
      "enter",
      "enter x",
      "enter 99",
      "enter 1 2",
      "window 1",
      "return",
      "cut 1",
      "iterate -1",
      "go 1",
    ];
    for (const text of texts) expect(read(text), text).toBeUndefined();
    expect(read("window -Infinity 3")).toEqual({ kind: "window", alpha: -Infinity, beta: 3 });
  });

  it("tells what is overlooked between two iterations", () => {
    expect(said(0, "iterate 2")).toBe(words.plyByPly(0));
    expect(said(0, "iterate 0")).toBe(words.wasDone(0));
    expect(said(0, "answer 1")).toBe(words.nothingYet);
    expect(said(8, "answer 3")).toBe(words.stillEstimated(1, 2));
    expect(like(8, read("answer 3")!)).toEqual(["answersTooSoon"]);
    expect(said(8, "iterate 1")).toBe(words.wasDone(1));
    expect(said(8, "iterate 3")).toBe(words.plyByPly(1));
    expect(said(8, "enter 1")).toBe(words.begin);
    const end = acts.length - 1;
    expect(said(end, "iterate 3")).toBe(words.deepEnough(2));
    expect(said(end, "answer 3")).toBe(words.atSight(name(3)));
    expect(said(end, "answer 1")).toBe(words.notBest(name(1), "2"));
    expect(said(end, "answer 6")).toBe(words.noMove(name(6)));
    expect(said(3, "answer 1")).toBe(words.onItsWay(1));
  });

  it("tells where to stop, and what is taken there", () => {
    expect(said(2, "outcome")).toBe(words.goesOn(name(1)));
    expect(like(2, read("outcome")!)).toEqual(["estimateForTruth"]);
    expect(said(2, "window -Infinity Infinity")).toBe(words.atDepth(name(1), 1));
    expect(like(2, read("window -Infinity Infinity")!)).toEqual(["belowDepth"]);
    expect(said(6, "estimate")).toBe(words.endIsKnown(name(3)));
    expect(said(6, "window 4 9")).toBe(words.gameOver(name(3)));
    expect(said(13, "estimate")).toBe(words.notDeepYet(name(1), 1, 2));
    expect(like(13, read("estimate")!)).toEqual(["aboveDepth"]);
    expect(said(16, "return 2")).toBe(treeWords.closedThere(name(1), "(6, 2)"));
    expect(said(16, "estimate")).toBe(words.fromChildren(name(1)));
  });

  it("tells the order, the windows and the values", () => {
    expect(said(7, "return 8")).not.toBe(words.another);
    expect(said(10, "enter 1")).toBe(words.lineFirst(name(0)));
    expect(like(10, read("enter 1")!)).toEqual(["lineForgotten"]);
    expect(said(12, "enter 2")).toBe(words.backToTheLeft(name(0), name(2)));
    expect(said(12, "cut")).toBe(treeWords.stillOpen(name(0), "(6, ∞)"));
    expect(said(12, "return 6")).toBe(treeWords.moreToRead(name(0), 2));
    expect(said(14, "enter 5")).toBe(treeWords.leftToRight(name(5)));
    expect(said(9, "window 6 Infinity")).toBe(words.windowAnew);
    expect(like(9, read("window 6 Infinity")!)).toEqual(["windowKept"]);
    expect(said(13, "window -Infinity Infinity")).toBe(treeWords.notNarrowed(name(0)));
    expect(said(13, "window Infinity 6")).toBe(treeWords.exchanged);
    expect(said(25, "enter 2")).toBe(treeWords.wasRead(name(2)));
  });
});

describe("What is said to who is out of time", () => {
  const { acts, run, reason, like, write } = deepeningProcedure({ ...example, budget: 9 });

  it("plays the move of the last whole iteration, whatever the unfinished one has found", () => {
    expect(run.ended).toBe("budget");
    expect(acts.map(write).at(-1)).toBe("answer 3");
    const place = acts.length - 1;
    expect(reason(place, { kind: "iterate", depth: 2 })).toBe(words.timeIsUp);
    expect(reason(place, { kind: "answer", node: 1 })).toBe(
      words.lastWhole(nodeName(run, run.outline.nodes[1])),
    );
    expect(like(place, { kind: "answer", node: 1 })).toEqual([]);
  });
});

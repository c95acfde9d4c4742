import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Counter,
  connectFour,
  minimax,
  negaScout,
  parseTree,
  type Tree,
  treeGame,
  writeTree,
} from "../../src/engine/index.ts";
import { runPair } from "../../src/figures/lockstep/pairOfRuns.ts";
import { alphaBetaNodes, betsOf, passesOf } from "../../src/kit/bets/betsOf.ts";
import { factsOf } from "../../src/kit/facts/facts.ts";
import { type Run, runSetup } from "../../src/kit/run/run.ts";
import { lineName } from "../../src/kit/tree/nodeNames.ts";
import { countedPositions } from "../../src/site/nodeCounts/countedPositions.ts";
import { countNodes } from "../../src/site/nodeCounts/countNodes.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/09-negascout.mdx");
const prose = proseOf(children).join("\n");

const good = "[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]";
const last = "[[14,5,2],[2,4,6],[12,8,3]]";
const searched = (tree: string, algorithm: "negaScout" | "mtdf" = "negaScout") =>
  runSetup({ tree, algorithm });
const betOn = (run: Run, name: string) =>
  betsOf(run)!.find(({ node }) => lineName(run, run.trace.moves(node)) === name)!;

/** Nodes of MTD(f), written anew in negamax form, on the middle game between decimals: with an alpha that rises, or without. */
function testedNodes(raisesAlpha: boolean): number {
  type Position = ReturnType<typeof connectFour.read>;
  const { position, depth } = countedPositions.middle;
  const known = new Map<string, { lower: number; upper: number }>();
  let nodes = 0;
  const visit = (position: Position, depth: number, alpha: number, beta: number): number => {
    nodes += 1;
    const sign = connectFour.turn(position) === "max" ? 1 : -1;
    const outcome = connectFour.outcome(position);
    if (outcome !== undefined || depth === 0) return sign * (outcome ?? connectFour.evaluate(position));
    const name = `${connectFour.key(position)} ${depth}`;
    const { lower, upper } = known.get(name) ?? { lower: -Infinity, upper: Infinity };
    if (lower >= beta) return lower;
    if (upper <= alpha) return upper;
    let [best, floor] = [-Infinity, alpha];
    for (const move of connectFour.moves(position)) {
      if (best >= beta) break;
      best = Math.max(best, -visit(connectFour.play(position, move), depth - 1, -beta, -floor));
      if (raisesAlpha) floor = Math.max(floor, best);
    }
    known.set(name, { lower: best > alpha ? best : lower, upper: best < beta ? best : upper });
    return best;
  };
  let [lower, upper, beta] = [-Infinity, Infinity, 0];
  while (lower < upper) {
    const value = visit(position as Position, depth, beta - 1, beta);
    if (value > beta - 1) lower = value;
    if (value < beta) upper = value;
    beta = value === lower ? value + 1 : value;
  }
  return nodes;
}

/** What is typed in a sentence's own words, written again by the engine. */
describe("What the chapter says in words of its own is what the engine finds", () => {
  const run = searched(good);
  const [second, third] = [betOn(run, "move 2"), betOn(run, "move 3")];
  const late = betOn(searched(last), "move 3");
  const lost = betOn(searched("[0,[[0,2],[1,2]]]"), "move 2");
  const counted = (on: "middle" | "wholeNumbers" | "centreFirst", by: "negaScout" | "alphaBeta" | "mtdf") =>
    countNodes(on, by).nodes.toLocaleString("en");

  it.each([
    `the first move of the tree below and knows that it is worth ${run.result.value}.`,
    `It asks whether it is worth ${second.beta} or more.`,
    `the second move is worth ${second.value} at most, so the bet is held.`,
    `here alpha is ${second.alpha} and beta is ${second.beta}.`,
    `Over the whole tree NegaScout reads ${factsOf({ tree: good, algorithm: "negaScout" }).leaves} leaves and alpha–beta ${factsOf({ tree: good }).leaves}.`,
    `the third move comes back with “${late.value} or more”.`,
    `whether there is as much as ${lost.beta} and stopped caring beyond that`,
    `Altogether this search makes 10 leaf visits. Alpha–beta makes 7.`,
    `The answer is ${lost.value} or more. The bet is lost.`,
    `without the second search the answer is 1, and with it, correctly, ${lost.again!.value}.`,
    `NegaScout says 1. This program answers ∞,`,
    `${counted("wholeNumbers", "negaScout")} nodes against ${counted("wholeNumbers", "alphaBeta")}.`,
    `${counted("centreFirst", "negaScout")} against ${counted("centreFirst", "alphaBeta")}.`,
  ])("%s", (sentence) => {
    expect(prose).toContain(sentence);
  });

  it("both bets against the first move are held, and MIN makes the first of all", () => {
    expect([second.verdict, third.verdict]).toEqual(["held", "held"]);
    expect(run.trace.side(run.trace.parent(betsOf(run)![0].node))).toBe("min");
  });

  it("in the bad order the two searches part at the first bet that is lost", () => {
    const { lanes, pairs } = runPair({
      tree: "[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]",
      algorithm: "alphaBeta",
      against: "negaScout",
      order: "given",
      againstOrder: "given",
    });
    expect(lanes[1].run.trace.event(pairs.step(1, pairs.partings[0])).kind).toBe("research");
  });

  it("in the bad order every bet is lost, as many nodes are alpha-beta's, and NegaScout's are more", () => {
    expect(
      betsOf(searched("[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]"))!.map(({ verdict }) => verdict),
    ).toEqual(["lost", "lost", "lost", "lost"]);
    expect(countNodes("badOrder", "alphaBeta").nodes).toBe(countNodes("goodOrder", "alphaBeta").nodes);
  });

  it("on the board bets lose from left to right and win from the centre, and the order does more than they", () => {
    const nodes = (on: "wholeNumbers" | "centreFirst", by: "negaScout" | "alphaBeta") =>
      countNodes(on, by).nodes;
    expect(nodes("wholeNumbers", "negaScout")).toBeGreaterThan(nodes("wholeNumbers", "alphaBeta"));
    expect(nodes("centreFirst", "negaScout")).toBeLessThan(nodes("centreFirst", "alphaBeta"));
    expect(nodes("centreFirst", "alphaBeta")).toBeLessThan(nodes("wholeNumbers", "negaScout") / 2);
  });

  it("MTD(f) beats alpha-beta with a table between whole numbers, and not between decimals", () => {
    for (const on of ["wholeNumbers", "middle"] as const) {
      const fewer = countNodes(on, "mtdf").nodes < countNodes(on, "alphaBetaWithTable").nodes;
      expect(fewer).toBe(on === "wholeNumbers");
    }
  });

  it("between decimals NegaScout does better here, where bets lose, and MTD(f) far worse", () => {
    const nodes = (by: "negaScout" | "mtdf") => [
      countNodes("middle", by).nodes,
      countNodes("wholeNumbers", by).nodes,
    ];
    const [bets, tests] = [nodes("negaScout"), nodes("mtdf")];
    expect(bets[0]).toBeLessThan(bets[1]);
    expect(tests[0]).toBeGreaterThan(5 * tests[1]);
  });

  it("is MTD(f)'s never raising alpha that makes it dear between decimals", () => {
    expect(prose).toContain(
      "Its code cuts at beta alone, which is enough for a test, and dear where a test is none.",
    );
    expect(testedNodes(false)).toBe(countNodes("middle", "mtdf").nodes);
    expect(testedNodes(true)).toBeLessThan(1.5 * countNodes("wholeNumbers", "mtdf").nodes);
  });

  it("asks about bets and tests whose outcome is as the answers say", () => {
    expect(betsOf(searched("[4,[6,9],[5,2]]"))!.map(({ verdict }) => verdict)).toEqual(["lost", "held"]);
    // A yes to 3 and a no to 4 leave 3 alone.
    const closed = passesOf(searched("[3,[3,4]]", "mtdf")).at(-1)!;
    expect([closed.lower, closed.upper]).toEqual([3, 3]);
  });

  it("after its first test MTD(f) knows 1 or more, and in the good order it needs fewer tests", () => {
    const bad = passesOf(searched("[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]", "mtdf"));
    expect(bad[0]).toMatchObject({ lower: 1, upper: Infinity });
    expect(passesOf(searched(good, "mtdf")).length).toBeLessThan(bad.length);
  });
});

/** How members of the family differ from the engine's NegaScout. */
interface Variant {
  /** The second window opens from alpha, not from the answer of the test. */
  readonly fromAlpha?: boolean;
  readonly leavesAgain?: boolean;
  /** The answer of a test is trusted one ply above the leaves. */
  readonly trusting?: boolean;
}

/** The leaves that a variant visits, each as often as it does. */
function leafVisits(tree: Tree, { fromAlpha, leavesAgain, trusting }: Variant): number {
  let leaves = 0;
  const isFinal = (child: Tree) =>
    typeof child === "number"
      ? !leavesAgain || trusting
      : trusting && child.every((leaf) => typeof leaf === "number");
  const visit = (node: Tree, floor: number, beta: number, sign: number): number => {
    if (typeof node === "number") leaves++;
    if (typeof node === "number") return sign * node;
    let [best, alpha, end] = [-Infinity, floor, beta];
    for (const [index, child] of node.entries()) {
      let value = -visit(child, -end, -alpha, -sign);
      const matters = index > 0 && alpha < value && value < beta;
      if (matters && !isFinal(child)) value = -visit(child, -beta, -(fromAlpha ? alpha : value), -sign);
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
      end = alpha + 1;
    }
    return best;
  };
  const game = treeGame(tree);
  expect(visit(tree, -Infinity, Infinity, 1) + 0).toBe(minimax(game, game.start).value);
  return leaves;
}

it("Members of the family make as many leaf visits as the chapter says", () => {
  const visits = (variant: Variant) => leafVisits(parseTree(last), variant);
  expect(prose).toContain(`the one that runs here makes ${visits({})} leaf visits.`);
  expect(visits({ fromAlpha: true })).toBe(visits({}));
  expect(prose).toContain(`read twice, and makes ${visits({ trusting: true })} visits.`);
  expect(prose).toContain(`which can tell nothing new: ${visits({ leavesAgain: true })}.`);
  expect(prose).toContain(`, it is ${visits({ leavesAgain: true, fromAlpha: true })}.`);
});

const whole = (tree: Tree): Tree =>
  typeof tree === "number" ? (Math.round(tree) % 100) + 0 : tree.map(whole);

it("The rule in the chapter's own words, programmed from them, makes the engine's visits between whole numbers", () => {
  fc.assert(
    fc.property(arbitraryTree.map(whole), (tree) => {
      const counter = new Counter<number>();
      const game = treeGame(tree);
      negaScout(game, game.start, {}, counter);
      expect(leafVisits(tree, {})).toBe(counter.leaves);
    }),
    { numRuns: 300 },
  );
});

describe("What a reader is asked to try comes out as promised", () => {
  it("a 7 in place of the 5 leaves the second bet held, an 8 loses it", () => {
    const verdicts = [7, 8].map(
      (leaf) => betOn(searched(good.replace("[4,5]", `[4,${leaf}]`)), "move 2").verdict,
    );
    expect(verdicts).toEqual(["held", "lost"]);
  });

  it("one ply above the leaves the second search finds what the test has found", () => {
    for (const leaves of [
      [12, 8, 3],
      [3, 4, 5],
      [9, 4, 9],
      [4, 12, 8],
    ]) {
      const { value, again } = betOn(searched(`[[14,5,2],[2,4,6],[${leaves.join()}]]`), "move 3");
      expect(again?.value).toBe(value);
    }
  });

  it("in some order of the first tree NegaScout and alpha-beta come out even, in none of its moves alone", () => {
    const isEven = (tree: string) => {
      const run = searched(tree);
      return alphaBetaNodes(run, [], {}) === run.trace.counters(run.trace.length).nodes;
    };
    expect(isEven("[[[6,7],[9,10]],[[3,12],[4,5]],[[1,2],[8,11]]]")).toBe(true);
    const [a, b, c] = parseTree(good) as readonly Tree[];
    for (const order of [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ])
      expect(isEven(writeTree(order))).toBe(false);
  });

  it("ten times larger, the same tree has a bet lost that was exact", () => {
    const [small, large] = ["[[0.2,0.4],[0.5,0.6],[0.7,0.1]]", "[[2,4],[5,6],[7,1]]"].map((tree) =>
      betsOf(searched(tree))!.map(({ verdict }) => verdict),
    );
    expect([small, large]).toEqual([
      ["exact", "held"],
      ["lost", "held"],
    ]);
  });

  it("the missing search is not missed with a 2 in place of the 1, nor with the better move first", () => {
    for (const tree of ["[0,[[0,2],[2,2]]]", "[[[0,2],[1,2]],0]"]) {
      const [right, wrong] = (["negaScout", "missingResearch"] as const).map((algorithm) =>
        factsOf({ tree, algorithm }),
      );
      expect(wrong.value).toBe(right.value);
    }
    expect(factsOf({ tree: "[0,[[0,2],[2,2]]]", algorithm: "negaScout" }).researches).toBe("1");
  });

  it("where the root is worth less than 0 the bounds close in from above", () => {
    const passes = passesOf(searched("[[-1,-4],[-2,-3]]", "mtdf"));
    expect(passes.length).toBeGreaterThan(2);
    for (const { lower, upper } of passes.slice(0, -1)) expect([lower, upper < 0]).toEqual([-Infinity, true]);
  });
});

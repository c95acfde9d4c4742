import { describe, expect, it } from "vitest";
import {
  type ChanceTree,
  Counter,
  chanceSearches,
  chanceTreeGame,
  type Game,
  isChanceNode,
  measureChanceTree,
  measureTree,
  parseChanceTree,
  parseTree,
  preferSooner,
  type Search,
  type Tree,
  treeGame,
  Uct,
  writeChanceTree,
  writeTree,
} from "../../../src/engine/index.ts";
import { algorithms } from "../../../src/kit/run/algorithms.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { type MistakeKind, samplingMistakes } from "../../../src/mistakes/index.ts";
import { spoiledChanceSearches } from "../../../src/mistakes/spoiledChanceSearches.ts";
import type { SpoiledChanceSearch } from "../../../src/mistakes/types/chanceMistake.ts";
import {
  chanceExhibits,
  exhibits,
  samplingExhibits,
  searchExhibits,
} from "../../../src/tools/bugLab/exhibits.ts";
import { lookedAt } from "../../../src/tools/bugLab/samplingExhibit.ts";
import { exactExpectation } from "../../engine/chance/exactExpectation.ts";
import { chanceTreesWith } from "../../mistakes/chanceTreesOf.ts";
import { treesWith } from "../../mistakes/treesOf.ts";
import { wrongMoves } from "../../mistakes/wrongMoves.ts";

/** What the page claims of trees: see Exhibit.astro. */
const values = [0, 1, 2];
const outcomes = [-1, 0, 1];
const sampledValues = [-1, 0, 0.45, 0.5, 1];

const hasChoice = (tree: Tree): boolean =>
  typeof tree !== "number" && (tree.length > 1 || tree.some(hasChoice));
const sizeOf = (text: string) => measureTree(parseTree(text)).nodes;

/** What a tree is worth to MAX, read so deep; 0 where it stops. */
function worthOf(tree: Tree, isMax: boolean, depth = Infinity): number {
  if (typeof tree === "number") return tree;
  if (depth === 0) return 0;
  const below = tree.map((child) => worthOf(child, !isMax, depth - 1));
  return isMax ? Math.max(...below) : Math.min(...below);
}

/** The same tree, its wins worth less by the plies that they take: 10 − n for a 1 after n plies. */
const timed = (tree: Tree, plies = 0): Tree =>
  typeof tree === "number"
    ? tree === 0
      ? 0
      : Math.sign(tree) * (Math.abs(tree) * 10 - plies)
    : tree.map((child) => timed(child, plies + 1));

function judge(search: Search, given: Tree & readonly Tree[], { depth, sooner }: Setting) {
  const counter = new Counter<number>();
  const options = depth === undefined ? {} : { depth };
  const plain = treeGame(given);
  const { value, line } = sooner ? of(preferSooner(plain)) : of(plain);
  function of<Position>(game: Game<Position, number>) {
    return search(game, game.start, options, counter);
  }
  const tree = (sooner ? timed(given) : given) as readonly Tree[];
  const isBest = line.length > 0 && worthOf(tree[line[0]], false) === worthOf(tree, true);
  return { isRight: isBest && value === worthOf(tree, true, depth), leaves: counter.leaves };
}

/** Two nodes inside it are alike: without that a table that is asked for whole positions never answers. */
function hasTwins(tree: Tree): boolean {
  const seen = new Set<string>();
  const visit = (node: Tree): boolean => {
    if (typeof node === "number") return false;
    const text = writeTree(node);
    if (seen.has(text)) return true;
    seen.add(text);
    return node.some(visit);
  };
  return visit(tree);
}
const asksTable: readonly string[] = [
  "tableWithoutBounds",
  "tableWithoutDepth",
  "keyWithoutSide",
  "keyWithoutPlies",
];

/** What of an exhibit's setup matters to a tree that is tried. */
type Setting = Pick<Setup, "depth" | "sooner">;

interface Both {
  readonly kind: MistakeKind;
  readonly right: Search;
  readonly wrong: Search;
  readonly setting: Setting;
}

function isExposed({ kind, right, wrong, setting }: Both, tree: Tree): boolean {
  if (typeof tree === "number" || !hasChoice(tree)) return false;
  const found = judge(wrong, tree, setting);
  if (kind === "wrongAnswer" && found.isRight) return false;
  const sound = judge(right, tree, setting);
  return kind === "wrongAnswer" ? sound.isRight : found.leaves > sound.leaves;
}

const onTrees = searchExhibits.filter(({ smallest }) => smallest === "tree" || smallest === "timedTree");

describe.each(onTrees.map((exhibit) => [exhibit.name, exhibit] as const))("%s", (name, exhibit) => {
  const { kind, input, standsFor, setup } = exhibit;
  const both: Both = {
    kind,
    right: algorithms[standsFor].search as Search,
    wrong: algorithms[name].search as Search,
    setting: setup,
  };
  const leaves = setup.sooner ? outcomes : values;

  it("is exposed by its tree", () => {
    expect(isExposed(both, parseTree(input))).toBe(true);
  });

  it(`is exposed by no tree with a choice, fewer nodes, and leaves among ${leaves}`, () => {
    const exposing: string[] = [];
    for (let nodes = 1; nodes < sizeOf(input); nodes++) {
      for (const tree of treesWith(nodes, leaves)) {
        if (asksTable.includes(name) && !hasTwins(tree)) continue;
        if (isExposed(both, tree)) exposing.push(writeTree(tree));
      }
    }
    expect(exposing).toEqual([]);
  });
});

it("Among leaves below 0 there may be a smaller one, of which the page claims nothing", () => {
  const { kind, standsFor, setup, input } = searchExhibits.find(({ name }) => name === "tableForOneSide")!;
  const [right, wrong] = [algorithms[standsFor].search, algorithms.tableForOneSide.search] as Search[];
  expect(sizeOf(input)).toBeGreaterThan(sizeOf("[-1,-1]"));
  expect(isExposed({ kind, right, wrong, setting: setup }, parseTree("[-1,-1]"))).toBe(true);
});

const onPositions = searchExhibits.filter(({ smallest }) => smallest === "position");

it.each(onPositions.map((exhibit) => [exhibit.name, exhibit] as const))(
  "%s is exposed by no position of tic-tac-toe with fewer empty cells",
  (name, { input, setup }) => {
    expect(setup.game).toBe("ticTacToe");
    const search = algorithms[name].search as Search;
    expect(wrongMoves(search, setup.depth === undefined ? {} : { depth: setup.depth })).toContain(input);
  },
);

const onSampledTrees = samplingExhibits.filter(({ smallest }) => smallest === "sampledTree");

describe.each(onSampledTrees.map((exhibit) => [exhibit.name, exhibit] as const))("%s", (name, exhibit) => {
  /** How often each of the root's moves was visited. */
  function visitsOf(Sampler: typeof Uct, tree: readonly Tree[]): number[] {
    const game = treeGame(tree);
    const uct = new Sampler(game, game.start, { seed: exhibit.seed });
    for (let done = 0; done < lookedAt; done++) uct.iterate();
    const found = new Map(
      [...uct.tree.childrenOf(0)].map((node) => [uct.tree.moves[node], uct.tree.visits[node]]),
    );
    return tree.map((_, move) => found.get(move) ?? 0);
  }
  /** Whether a move that is worse has more visits than any that is best: where they draw level chance decides. */
  function prefersWorse(Sampler: typeof Uct, tree: readonly Tree[]): boolean {
    const visits = visitsOf(Sampler, tree);
    const worths = tree.map((child) => worthOf(child, false));
    const best = Math.max(...worths);
    const most = (isBest: boolean) =>
      Math.max(-1, ...visits.filter((_, move) => (worths[move] === best) === isBest));
    return most(false) > most(true);
  }
  const wrong = samplingMistakes[name].Sampler as typeof Uct;
  const isExposed = (tree: Tree) =>
    typeof tree !== "number" && prefersWorse(wrong, tree) && !prefersWorse(Uct, tree);

  it("is exposed by its tree, and by no tree with fewer nodes", () => {
    const exposing: string[] = [];
    for (let nodes = 2; nodes < sizeOf(exhibit.input); nodes++)
      for (const tree of treesWith(nodes, sampledValues)) if (isExposed(tree)) exposing.push(writeTree(tree));
    expect(isExposed(parseTree(exhibit.input))).toBe(true);
    expect(exposing).toEqual([]);
  });
});

describe.each(chanceExhibits.map((exhibit) => [exhibit.name, exhibit] as const))("%s", (name, exhibit) => {
  const leaves = [0, 1, 2, 3];
  const draws = {
    1: [["1"]],
    2: [
      ["1/2", "1/2"],
      ["1/3", "2/3"],
      ["2/3", "1/3"],
      ["1/4", "3/4"],
      ["3/4", "1/4"],
    ],
    3: [
      ["1/3", "1/3", "1/3"],
      ["1/2", "1/4", "1/4"],
      ["1/4", "1/2", "1/4"],
      ["1/4", "1/4", "1/2"],
    ],
  };
  const choosesAnything = (tree: ChanceTree): boolean => {
    if (typeof tree === "number") return false;
    if (isChanceNode(tree)) return tree.chances.some(({ tree }) => choosesAnything(tree));
    return tree.length > 1 || tree.some(choosesAnything);
  };
  /** Whether it says what a tree is worth, and chooses what is worth as much, if anybody chooses at the root. */
  const isRight = (search: SpoiledChanceSearch, tree: ChanceTree): boolean => {
    const game = chanceTreeGame(tree);
    const { value, line } = search(game, game.start);
    const truth = exactExpectation(tree);
    const chosen =
      isChanceNode(tree) || line.length === 0
        ? truth
        : exactExpectation((tree as ChanceTree[])[line[0]], "min");
    return Math.abs(value - truth) < 1e-9 && Math.abs(chosen - truth) < 1e-9;
  };
  const isExposed = (tree: ChanceTree): boolean =>
    !isRight(spoiledChanceSearches[name], tree) && isRight(chanceSearches[exhibit.standsFor], tree);

  it("is exposed by its tree, and by none with a choice and fewer nodes", () => {
    const tree = parseChanceTree(exhibit.input);
    expect(isExposed(tree)).toBe(true);
    const exposing: string[] = [];
    for (let nodes = 2; nodes < measureChanceTree(tree).nodes; nodes++)
      for (const tree of chanceTreesWith(nodes, leaves, draws))
        if (choosesAnything(tree) && isExposed(tree)) exposing.push(writeChanceTree(tree));
    expect(exposing).toEqual([]);
  });
});

it("Four claim nothing: the digest, of which any tree tells, draws worth nothing, the last strategy, and open cards", () => {
  const silent = exhibits.filter(({ smallest }) => smallest === undefined).map(({ name }) => name);
  expect(silent).toEqual(["slowDigest", "drawsWorthNothing", "lastStrategy", "openCards"]);
});

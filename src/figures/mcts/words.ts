import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { countWords } from "../../kit/narration/words.ts";
import { subjectName } from "../../kit/run/words.ts";
import type { SamplePhase } from "../../trace/index.ts";
import { chooserAt } from "./moveTallies.ts";
import { sampledName, sideWord } from "./nameWords.ts";
import type { Pace } from "./sampling.svelte.ts";
import type { SamplingRun } from "./samplingRun.ts";
import type { HiddenChildren } from "./shownTree.ts";

export const label = (run: SamplingRun): string => `sampling ${subjectName(run.view)}`;
/** What the keys of a transport do here. */
export const help = {
  step: "as far as is chosen under “by”",
  over: "one iteration on, back",
  into: "one node on",
  out: "to the end of this phase",
  enter: "see the bounds that are compared below the node",
  stop: "",
  move: "",
  change: "",
} as const;
export const fillScreen = "fill the screen, in large type; Escape leaves";
export const iterationOf = (iteration: number, all: number): string =>
  `iteration ${formatCount(iteration)} of ${formatCount(all)}`;

/** How far a step goes. */
export const pace = {
  label: "A step goes by",
  arrow: "→ by",
  titles: {
    node: "node",
    phase: "phase",
    iteration: "iteration",
    10: "×10",
    100: "×100",
    1000: "×1,000",
  } satisfies Record<Pace, string>,
  many: (iterations: number): string =>
    `${formatCount(iterations)} iterations on; from then on → goes as far`,
  one: (pace: string): string => `→ goes by ${pace === "iteration" ? "an iteration" : `a ${pace}`}`,
} as const;

export const phases: Readonly<Record<SamplePhase, string>> = {
  select: "Select",
  expand: "Expand",
  rollout: "Simulate",
  backup: "Back up",
};
export const phasesLabel = "Phases of an iteration";
export const toPhase = "On to the next time it does this";

/** What stands beside the tree. */
export const panels = { phase: "Phase", board: "Board", code: "Code" } as const;
export const panelLabels = { phase: "What the phase is made of", board: "Position" } as const;
export const codeOf = (sampler: string): string => `${sampler}, code`;
export const position = "The position that is searched";
export const takeBack = "Take the last move back";
export const moveToSearch = "A move on the board is searched from at once.";

/** The bounds that selection compares. */
export const bounds = {
  chooses: (run: SamplingRun, node: number): string =>
    `${sideWord(run, chooserAt(run, node))} chooses ${node === 0 ? "at the root" : `after ${sampledName(run, node)}`}`,
  formula: (visits: number): string => `mean + c · √(ln N ∕ n), N = ${formatCount(visits)}`,
  nothing: (isOver: boolean): string => `Nothing has been tried here${isOver ? ": the game is over" : ""}.`,
  sum: (isProved: boolean, mean: string, bonus: string, visits: number): string =>
    `${isProved ? "proved, " : ""}${mean} + ${bonus}, n = ${formatCount(visits)}`,
  /** What the bars do not show. */
  rest: (isTie: boolean, more: number, untried: number): string =>
    [
      isTie && "Of equal bounds the one tried first is taken.",
      more > 0 && `${more} more below these.`,
      untried > 0 && `${untried} untried, which no bound holds back.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(" "),
  /** The two parts of a bar. */
  parts: [
    ["earned", "earned so far (mean)"],
    ["missed", "may have been missed"],
  ],
  follow: "Follow the walk again",
} as const;

/** The way back up. */
export const credits = {
  title: "Back up to the root",
  name: (run: SamplingRun, node: number): string => (node === 0 ? "the root" : sampledName(run, node)),
  sum: (mean: string, visits: number): string => `${mean} in ${formatCount(visits)}`,
  sums: "At the end of each line: the mean now, and in how many visits.",
} as const;

/** The moves of the root. */
export const root = {
  caption: (run: SamplingRun, iterations: number): string =>
    `${sideWord(run, chooserAt(run, 0))}’s moves at the root after ${countWords(iterations, "iteration")}`,
  move: "move" as string,
  visits: "visits",
  mean: "mean",
  proved: "proved",
  minimax: "minimax" as string,
  range: (least: string, greatest: string): string => `${least} to ${greatest}`,
  played: "played",
  best: "a best move",
  most: (shown: number, all: number): string => `The ${shown} most visited of ${all} moves.`,
  exact: (max: string): string => `Minimax: the exact value for ${max}; ✓ marks the best.`,
  tooLarge: "Too large a game for minimax to read from here.",
};
export const chart = "Share of the visits of every move of the root, over the iterations";
export const iterations = "iterations";
/** A share of the visits, from 0 to 1. */
export const share = (share: number): string => `${Math.round(100 * share)} %`;

/** The tree. */
export const theTree = "The sampled tree";
export const untried = "untried";
export const unvisited = "new";
export const numbersBelow = (mean: string, isHiding: boolean): string =>
  `below: visits, ${mean}${isHiding ? ", and +n · v: n children not shown, with v visits" : ""}`;

/** All of its nodes, painted. */
export const allNodes = (count: number): string =>
  count === 1 ? "The one node" : `All ${formatCount(count)} nodes`;
export const allNodesPicture = (count: number): string =>
  `The sampled tree, all of its ${countWords(count, "node")}: arrow keys walk, plus and minus zoom`;
export const visitRamp = (visits: number): string =>
  visits < 2 ? "visited once" : `visited once, up to ${formatCount(visits)} times`;

interface Described {
  readonly isGhost: boolean;
  readonly visits: number;
  readonly mean: string;
  readonly creditedTo: string;
  /** What it is proved to be worth. */
  readonly proved: number | undefined;
  readonly hidden: HiddenChildren | undefined;
}

/** A node of the tree, for those who hear it. */
export function described(
  name: string,
  { isGhost, visits, mean, creditedTo, proved, hidden }: Described,
): string {
  if (isGhost) return `${name}, not in the tree yet`;
  const earned = visits === 0 ? "" : `, mean ${mean} for ${creditedTo}`;
  const known = proved === undefined ? "" : `, proved to be worth ${formatValue(proved)}`;
  const rest = hidden
    ? `; ${countWords(hidden.count, "child", "children")} not shown, with ${countWords(hidden.visits, "visit")}`
    : "";
  return `${name}: ${countWords(visits, "visit")}${earned}${known}${rest}`;
}
export const theRoot = "The root";

/** What is sampled, and how. */
export const bar = {
  sampler: "How it samples",
  game: "Game",
  aTree: "A tree",
  position: "Position",
  tree: "Tree",
  c: "c, how much uncertainty counts",
  seed: "seed",
  seedLabel: "Seed",
  nextSeed: "Next seed",
  nextSeedTip: "Other chances: the next seed",
  more: "More",
  iterations: "iterations",
  iterationsLabel: "Iterations",
  rollout: "games are played out",
  rollouts: { uniform: "by lot", order: "mostly by the game’s own order" },
  reward: "an outcome is worth",
  rewards: { scaled: "its place in the game’s range", win: "1, ½ or 0, whatever the score" },
  sampling: "Sampling …",
  done: "Iterations done",
  cancel: "Cancel",
} as const;

/** What is wrong with what is asked for. */
export const noIterations = (said: string, most: number): string =>
  `"${said}" is no number of iterations: a whole number from 1 to ${formatCount(most)}`;
export const noSeed = (said: string): string => `"${said}" is no seed: a whole number of up to nine digits`;
export const noC = (said: string, most: number): string => `"${said}" is no c: a number from 0 to ${most}`;
export const isOver = "Here the game is over: there is nothing to search";
export const stays = (why: string): string => `${why}. What was here stays.`;

/** What can be saved as pictures. */
export const drawings = { tree: "the tree", moves: "the moves", shares: "the shares" } as const;

export const inIterations = (count: number): string => countWords(count, "iteration");
export const inVisits = (count: number): string => countWords(count, "visit");

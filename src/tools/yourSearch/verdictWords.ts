import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { gameTitle } from "../../games/names.ts";
import type { Difference } from "../../judge/compareRuns.ts";
import type { DiceName, Job } from "../../judge/job.ts";
import type { Case, Verdict } from "../../judge/judgeProgram.ts";
import type { TaskName } from "../../judge/tasks.ts";
import type { ToldEnd } from "../../judge/told.ts";
import { triedGoal } from "../../judge/triedGoal.ts";
import { taskInSentence, triedOn } from "./words.ts";

/** What the editor says below a program that is none. */
export const fault = (line: number, message: string): string => `Line ${line}: ${message}`;

export const headings = {
  right: "Right",
  soFar: "Right so far",
  otherwise: "Not yet",
  noProgram: "This cannot be run",
} as const;
/** Of a program that took so long that it was not tried on all. */
export const notTriedOnAll = (tried: number, of: number, task: TaskName): string =>
  `It was ${triedOn(tried, task)} of ${formatCount(of)}: then its time was over, and what it does on the others is not known. A quicker program is tried on all.`;

const onWhat = (job: Job): string => {
  const toDepth = job.depth === undefined ? "" : ` to a depth of ${job.depth}`;
  if ("tree" in job) return `On the tree ${job.tree}${toDepth}${job.sooner ? soonerCounts : ""}`;
  return `In ${titleOfGame(job.game)}${job.position === undefined ? "" : ` from ${job.position}`}${toDepth}`;
};

const titleOfGame = (game: string): string => diceTitles[game as DiceName] ?? gameTitle(game);
const diceTitles: Readonly<Record<DiceName, string>> = {
  pig: `Pig to ${triedGoal} points`,
  race: "a race with a die",
};

const soonerCounts = ", where the sooner of two wins counts more,";

const lineWords = (line: number | undefined): string => (line === undefined ? "" : ` in line ${line}`);

/** How a run came to no value. */
function endWords(end: ToldEnd): string {
  switch (end.kind) {
    case "value":
      return `it returns ${formatValue(end.value)}`;
    case "visits":
      return `it does not come to an end: it was stopped after ${formatCount(end.most)} calls of visit`;
    case "stray":
      return "visit is called with a position that no move from here leads to";
    case "noNumber":
      return `visit returns ${end.shown}, which is no number`;
    case "time":
      return "it does not come to an end: it was stopped after two seconds";
    case "threw":
      return `it breaks off${lineWords(end.line)}: ${end.message}`;
  }
}

const right = ({ end }: Case["right"]): string => (end.kind === "value" ? formatValue(end.value) : "");

const leafCount = (count: number): string => (count === 1 ? "1 leaf" : `${formatCount(count)} leaves`);

/** What is to be said of a case, by the difference that it shows; `leaves` are how many are read of it. */
const caseWords: Readonly<
  Record<Difference, (shown: Case, leaves: { readonly own: number; readonly right: number }) => string>
> = {
  broken: ({ own }) => `${endWords(own.end)}.`,
  wrongValue: ({ own, right: told }) => `${endWords(own.end)}, and the value is ${right(told)}.`,
  wrongMove: ({ own }) =>
    `the value is right, but chooseMove takes move ${(own.chosen ?? -1) + 1}, which is worth less.`,
  readsMore: (_, { own, right }) =>
    `the value is right, but it reads ${leafCount(own)} where ${right} would do.`,
  readsLess: (_, { own, right }) =>
    `the value is right, and it reads ${leafCount(own)} where the task’s search reads ${right}.`,
  readsOthers: () => "the value is right, but it reads other leaves.",
  readsInAnotherOrder: () =>
    "the value is right, but it reads the leaves in another order, or some more than once.",
  visitsOthers: () => "the value and the leaves are right, but it goes another way between them.",
  digestsMore: ({ own }) =>
    `the value and the leaves are right, but for its keys it makes digests of ${formatCount(own.digested ?? 0)} characters of text, and the task’s search of none.`,
};

export const caseSentence = (
  difference: Difference,
  shown: Case,
  leaves: { readonly own: number; readonly right: number },
): string => `${onWhat(shown.job)} ${caseWords[difference](shown, leaves)}`;

/** How often it was seen. */
export const frequency = ({ differing, tried }: Verdict): string => {
  if (tried === 1) return onlyOne;
  return differing === tried
    ? `So it is in all ${formatCount(tried)} of the trees and positions that it was tried on.`
    : `So it is in ${formatCount(differing)} of the ${formatCount(tried)} trees and positions that it was tried on.`;
};
/** Of a program that was given up at once. */
export const onlyOne = "After that it was tried on nothing else.";

export const allRight = ({ tried, leaves }: Verdict, task: TaskName): string =>
  `In all ${formatCount(tried)} trees and positions it returns what ${taskInSentence(task)} returns, and reads the same ${formatCount(leaves.own)} leaves in the same order.`;

export const conventional = (task: TaskName): string =>
  `It does what ${taskInSentence(task)} does in the form that your book has.`;

/** Of a difference that makes none in what a teacher has set. */
export const doesNotCount = "In this task that does not count.";

/** Which of the notebook's searches it is, where it is one. */
export const sameAs = (names: readonly string[]): string =>
  `In every one of them it reads what “${names.join("” and “")}” reads.`;

/** Of a verdict on a program that was changed. */
export const changedSince =
  "This was said of the program as it stood when it was run; you have changed it since.";

export const showParting = "Show where they part";
export const showIt = "Show it step by step";
export const showInFigure = "Show the right one in its figure";
const inChapter = "What is right, in the figure of the chapter.";
/** What stands above a figure that shows a case. */
export const shown = {
  lockstep: "Left your program, right the search of the task.",
  stepper: "Your program, step by step.",
  mcts: inChapter,
  bandit: inChapter,
  regret: inChapter,
} as const;

/** Of a lockstep where sooner wins are better. */
export const leavesCount = "A leaf shows what its outcome counts so many plies below the root.";
/** Of a program of which nothing can be shown. */
export const brokeOffAtOnce = "It broke off before it had done anything that can be shown.";

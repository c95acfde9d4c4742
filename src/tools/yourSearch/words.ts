import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { gameTitle } from "../../games/names.ts";
import type { Difference } from "../../judge/compareRuns.ts";
import type { Job } from "../../judge/job.ts";
import type { Case, Verdict } from "../../judge/judgeProgram.ts";
import type { Language } from "../../judge/languages.ts";
import type { TaskName } from "../../judge/tasks.ts";
import type { ToldEnd } from "../../judge/told.ts";
import { titleInSentence, titles } from "../../listing/words.ts";

export const rungs = { assemble: "Assemble", mend: "Mend", write: "Write" } as const;
export type Rung = keyof typeof rungs;
export const rungNames = Object.keys(rungs) as Rung[];

export const label = (task: TaskName): string => `write ${titleInSentence(task)} yourself`;
export const taskTitle = (task: TaskName): string => titles[task];
export const task = "Task";
export const rungTabs = "How you work";
export const mistake = "What is wrong";

/** Before anything is chosen. */
export const begin = (task: TaskName): string =>
  `Put the lines of ${titleInSentence(task)} in order, mend a wrong program, or write your own.`;

/** What there is to do, by the rung. */
export const todo: Readonly<Record<Rung, (task: TaskName) => string>> = {
  assemble: (task) =>
    `Put the lines of ${titleInSentence(task)} in order. Some lines do not belong: leave them out.`,
  mend: (task) =>
    `This program was meant to be ${titleInSentence(task)}, and one thing in it is wrong. Mend it.`,
  write: (task) =>
    `Write ${titleInSentence(task)}: a function visit that returns what a position is worth. The game is called game, as in the listings.`,
};
export const handed = (hasWindow: boolean, language: Language): string => {
  if (!hasWindow) return "It is called first as visit(position, depth).";
  const window = language === "python" ? "-inf, inf" : "−∞, ∞";
  return `It is called first as visit(position, depth, ${window}).`;
};

export const language = "Language";
export const languageTitles: Readonly<Record<Language, string>> = {
  javaScript: "JavaScript",
  python: "Python",
};
/** How to use what the listings name, and what is not as in the Python that most have. */
export const aboutPython =
  "game.outcome(position) is None where a game goes on, and inf is known. This is MicroPython, 220 kB fetched when it is first run: it has a small part of the standard library (math, random, heapq; not typing or dataclasses), no match statement, and visits that go no deeper than some 60 plies. Errors are told in its own words, which are shorter than CPython’s.";

export const editor = "Your program";
/** For who uses the editor by keyboard alone. */
export const editorKeys = "Tab indents. Esc, then Tab leaves the editor.";
export const run = "Run";
export const runKeys = "Ctrl + Enter";
export const stop = "Stop";
export const restart = "Start again";
export const undoRestart = "Take back";
export const download = "Download";
export const fileName = (task: TaskName, language: Language): string =>
  language === "python" ? `${task}.py` : `${task}.js`;
export const startFrom = "Start from";
export const emptyVisit = "an empty visit";
export const kept = "Your draft is kept in this browser.";
export const notKept = "This browser keeps nothing, so your draft lasts until you leave the page.";
export const fromLink =
  "This program came with a link. Nothing of it has been run: read it, and press Run if you want to.";

export const running = (done: number): string =>
  done === 0 ? "Running …" : `Tried on ${formatCount(done)} trees and positions …`;
export const judging = "Comparing …";

/** What the editor says below a program that is none. */
export const fault = (line: number, message: string): string => `Line ${line}: ${message}`;

export const headings = { right: "Right", otherwise: "Not yet", noProgram: "This cannot be run" } as const;

const onWhat = (job: Job): string => {
  const toDepth = job.depth === undefined ? "" : ` to a depth of ${job.depth}`;
  if ("tree" in job) return `On the tree ${job.tree}${toDepth}`;
  return `In ${gameTitle(job.game)}${job.position === undefined ? "" : ` from ${job.position}`}${toDepth}`;
};

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
};

export const caseSentence = (
  difference: Difference,
  shown: Case,
  leaves: { readonly own: number; readonly right: number },
): string => `${onWhat(shown.job)} ${caseWords[difference](shown, leaves)}`;

/** How often it was seen. */
export const frequency = ({ differing, tried }: Verdict): string =>
  differing === tried
    ? `So it is in all ${formatCount(tried)} of the trees and positions that it was tried on.`
    : `So it is in ${formatCount(differing)} of the ${formatCount(tried)} trees and positions that it was tried on.`;

export const allRight = ({ tried, leaves }: Verdict, task: TaskName): string =>
  `In all ${formatCount(tried)} trees and positions it returns what ${titleInSentence(task)} returns, and reads the same ${formatCount(leaves.own)} leaves in the same order.`;

export const conventional = (task: TaskName): string =>
  `It does what ${titleInSentence(task)} does in the form that your book has.`;

/** Which of the notebook's searches it is, where it is one. */
export const sameAs = (names: readonly string[]): string =>
  `In every one of them it reads what “${names.join("” and “")}” reads.`;

export const showParting = "Show where they part";
export const showIt = "Show it step by step";
export const shownBeside = "Left your program, right the search of the task.";

/** Assembling: the lines that are left and those that are taken. */
export const pool = "Lines to choose from";
export const program = "Your program";
export const nothingTaken = "Press a line to take it.";
export const allTaken = "No line is left.";
export const take = (line: string): string => `Take: ${line}`;
export const putBack = (line: string): string => `Put back: ${line}`;
export const up = (line: string): string => `Up: ${line}`;
export const down = (line: string): string => `Down: ${line}`;
export const deeper = (line: string): string => `Deeper: ${line}`;
export const lessDeep = (line: string): string => `Less deep: ${line}`;
export const indentKeys = "← and → set how deep it stands.";
export const assembleKeys = "By keyboard: Enter takes a line or puts it back, Alt with ↑ and ↓ moves it.";

import { formatCount } from "../../drawing/formatValue.ts";
import type { LessonTaskName } from "../../judge/functionTasks.ts";
import type { Language } from "../../judge/languages.ts";
import { type SearchTaskName, searchTasks } from "../../judge/searchTasks.ts";
import { isFunctionTask, type TaskName } from "../../judge/tasks.ts";
import type { Came } from "../../kit/programs/runHistory.ts";
import { titleInSentence, titleOf, titles } from "../../listing/words.ts";
import type { Rung } from "./rungs.ts";

export const rungs: Readonly<Record<Rung, string>> = { assemble: "Assemble", mend: "Mend", write: "Write" };

const lessonTitles: Readonly<Record<LessonTaskName, string>> = {
  winSooner: "Minimax that wins sooner",
  killers: titles.alphaBetaWithKillers,
  ucb1: "UCB1",
  uct: "UCT in its four phases",
  regretMatching: "Regret matching",
  chanceNodes: "Chance nodes of Star1",
  pimc: "Determinization",
};

export const label = (task: TaskName): string => `write ${taskInSentence(task)} yourself`;
export const taskTitle = (task: TaskName): string => (isLesson(task) ? lessonTitles[task] : titleOf(task));
const isLesson = (task: string): task is LessonTaskName => Object.hasOwn(lessonTitles, task);
export const taskInSentence = (task: TaskName): string => {
  if (!isLesson(task)) return titleInSentence(task);
  return lessonTitles[task].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
};
export const task = "Task";
export const mistake = "What is wrong";

/** Before anything is chosen. */
export const begin = (task: TaskName): string =>
  `Put the lines of ${taskInSentence(task)} in order, mend a wrong program, or write your own.`;

/** Of a link that names no task; `message` has no full stop. */
export const badTask = (message: string, instead: TaskName): string =>
  `The task of the link cannot be used: ${message}. Here is ${taskInSentence(instead)} instead.`;
/** Of a link that names something else that there is not, so that what is usual stands here. */
export const badPart = (message: string): string =>
  `What the link asks for cannot be shown wholly: ${message}.`;

/** What there is to do, by the rung. */
export const todo: Readonly<Record<Rung, (task: TaskName) => string>> = {
  assemble: (task) =>
    `Put the lines of ${taskInSentence(task)} in order. Some lines do not belong: leave them out.`,
  mend: (task) =>
    `This program was meant to be ${taskInSentence(task)}, and one thing in it is wrong. Mend it.`,
  write: (task) =>
    isFunctionTask(task)
      ? `Write ${taskInSentence(task)}.`
      : `Write ${taskInSentence(task)}: a function visit that returns what a position is worth. The game is called game, as in the listings.`,
};
/** How `visit` is called first, and what else there is to know of a task. */
export const handed = (task: SearchTaskName, language: Language): string => {
  const { hasWindow, hasPly, hasChance } = searchTasks[task];
  const window = language === "python" ? ["-inf", "inf"] : ["−∞", "∞"];
  const given = ["position", "depth", ...(hasWindow ? window : []), ...(hasPly ? ["0"] : [])];
  const first = `The first call is visit(${given.join(", ")})`;
  if (hasChance) return `${first}. ${chanceDraws}`;
  if (!hasPly) return `${first}.`;
  return `${first}, where 0 is the ply: the root’s. ${task === "winSooner" ? winsCount : killersKnow}`;
};
const chanceDraws =
  "Where game.turn(position) is “chance”, game.moves(position) is what may happen, and game.chances(position) how likely each of these is, in the same order.";
const winsCount =
  "An outcome that is no draw counts ten times, less a point for every ply: 10 × outcome − ply where MAX has won, 10 × outcome + ply where MIN has. An estimate counts as it is.";
const killersKnow =
  "The list killers[ply] has the last two moves that cut at a ply, the latest first, and −1 for none. A move that cuts is remembered once, when its node is left; those that are among the moves are tried first, the others in their own order.";

/** What there is to know of what some programs call, by its name. */
export const called: Readonly<Record<string, string>> = {
  random:
    "random(seed) is a row of chances, the same for the same seed; its next() is the next of them, from 0 up to 1.",
  clock: "clock() is the time in whole seconds. While a program is judged it stands still at 0.",
  withoutSide: "The key of a tree begins with max or min: with who is to move.",
  withoutPlies: "Where the sooner of two wins counts more, a key ends with + and the plies that were played.",
  chooseMove: "The move that it chooses is looked at, too: it must be as good as any.",
  digest: "digest(text) is the MD5 digest of a text. The judge counts the characters that it is given.",
};

export const language = "Language";
/** How to use what the listings name, and what is not as in the Python that most have. */
export const aboutPython =
  "game.outcome(position) is None where a game goes on, and inf is known. This is MicroPython, 220 kB fetched when it is first run: it has a small part of the standard library (math, random, heapq; not typing or dataclasses), no match statement, and visits that go no deeper than some 60 plies. Errors are told in its own words, which are shorter than CPython’s.";

export const editor = "Your program";
/** For who uses the editor by keyboard alone. */
export const editorKeys = "Tab indents. Esc, then Tab leaves the editor.";
export const run = "Run";
export const stop = "Stop";
export const restart = "Start again";
export const undoRestart = "Take back";
export const download = "Download";
export const fileName = (task: TaskName, language: Language): string =>
  language === "python" ? `${task}.py` : `${task}.js`;
export const copyLink = "Copy a link";
export const linkSaid = {
  copied: "The link is copied. It holds your program: who opens it sees it, and runs it or not.",
  shown: "The browser does not let the page copy, so here is the link.",
} as const;
export const theLink = "The link";
export const linkTooLong = (characters: number): string =>
  `With its ${formatCount(characters)} characters this program is too long for a link: download it, and send the file.`;

/** The runs of a task. */
export const history = (runs: number): string =>
  runs === 1 ? "The program that you ran" : `The ${formatCount(runs)} programs that you ran last`;
export const openRun = "Open";
export const when = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(new Date(date));
/** What the judge said of a run, in a few words. */
export const came = (came: Came, task: TaskName): string =>
  came === "wrongValue" && isFunctionTask(task) ? answersOtherwise : cameWords[came];
/** Of functions: what they do is more than a value. */
export const answersOtherwise = "answers otherwise";
const cameWords: Readonly<Record<Came, string>> = {
  fault: "cannot be run",
  right: "right",
  soFar: "right so far, not tried on all",
  conventional: "right, as your book has it",
  broken: "comes to no value",
  wrongValue: "a wrong value",
  wrongMove: "a wrong move",
  readsMore: "reads too much",
  readsLess: "reads less than the task’s search",
  readsOthers: "reads other leaves",
  readsInAnotherOrder: "reads in another order",
  visitsOthers: "goes another way between the leaves",
  digestsMore: "spends more on its keys",
};

export const startFrom = "Start from";
export const emptyStart = (task: TaskName): string =>
  isFunctionTask(task) ? "empty functions" : "an empty visit";
export const broughtStart = "the program of the link";
export const notKept = "This browser keeps nothing, so your draft lasts until you leave the page.";
export const fromLink =
  "This program came with a link. Nothing of it has been run: read it, and press Run if you want to.";

export const running = (done: number, task: TaskName): string => {
  if (done === 0) return "Running …";
  return `T${triedOn(done, task).slice(1)} …`;
};
export const triedOn = (count: number, task: TaskName): string =>
  `tried on ${formatCount(count)} ${isFunctionTask(task) ? "inputs" : "trees and positions"}`;
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

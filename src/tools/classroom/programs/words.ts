import { formatCount } from "../../../drawing/formatValue.ts";
import type { Language } from "../../../judge/languages.ts";
import { isFunctionTask, type TaskName } from "../../../judge/tasks.ts";
import { languageTitles } from "../../../kit/programs/words.ts";
import type { Assignment } from "../../yourSearch/assignment.ts";
import { countingTitles } from "../../yourSearch/assignmentWords.ts";
import { knownTitle } from "../../yourSearch/knownWords.ts";
import { headings } from "../../yourSearch/verdictWords.ts";
import { answersOtherwise, rungs, taskTitle, triedOn } from "../../yourSearch/words.ts";
import * as rosterWords from "../rosterWords.ts";
import type { ProgramResult, ProgramVerdict } from "./programResult.ts";

/** Why a file's programs cannot be read. */
export const brokenPrograms = "its programs are broken";

/** Handing a program in. */
export const yourName = "Your name";
export const nameFirst = "Type your name first, so that your teacher knows whose program this is.";
export const saveMyResult = "Save my result";
export const savedAs = (file: string): string =>
  `Saved as ${file}, with your program and what the judge says of it. Hand this file in as your teacher asks.`;
export const notJudged =
  "Nothing was saved, because the program was stopped or changed before the judge was done.";

/** The teacher's table. */
export const programs = "Programs";
export const notRunYet =
  "Nothing in these files has been run. What the files say of the programs is in the table; run them again to see for yourself. Each runs in a frame that has no network and nothing of this page, for a few seconds at most.";
export const runAllAgain = "Run all again";
export const cancel = "Cancel";
export const progress = (
  { done, of }: { readonly done: number; readonly of: number },
  { task, count }: { readonly task: TaskName; readonly count: number },
): string => `Program ${done + 1} of ${of}: ${triedOn(count, task)} …`;
/** Of all programs, how many did otherwise than their files say, and how many could not be run at all. */
export const allRun = (count: number, otherwise: number, failed: number): string =>
  [
    count === 1 ? "The program was run again." : `All ${count} programs were run again.`,
    failed === 0
      ? ""
      : failed === 1
        ? "One of them could not be run."
        : `${failed} of them could not be run.`,
    otherwise > 0 ? otherwiseSentence(otherwise) : failed === 0 ? "Each does what its file says." : "",
  ]
    .filter(Boolean)
    .join(" ");
const otherwiseSentence = (count: number): string =>
  count === 1
    ? "One of them does not do what its file says."
    : `${count} of them do not do what their files say.`;
export const cancelled = "Cancelled. What was run before stands in the table.";
export const saveTable = "Save the programs’ table (CSV)";

export const columns = {
  name: "Name",
  set: "Set",
  language: "Language",
  inFile: "In the file",
  again: "Run again",
  passed: "Checks passed",
  visits: "Visits (book)",
  leaves: "Leaves (book)",
  mistake: "Goes the same way as",
  alike: "Nearly the same as",
} as const;

export const setTitle = ({ title, task, counting }: Assignment): string => {
  const called = title ?? taskTitle(task);
  return isFunctionTask(task) ? called : `${called} · ${countingTitles[counting]}`;
};
export const noSet = (problem: string): string => `Its link sets nothing: ${problem}`;
export const setOtherwise = "set otherwise than in most of these files";
export const languageAndWay = ({ language, rung }: Pick<ProgramResult, "language" | "rung">): string =>
  `${languageTitles[language as Language]}, ${rungs[rung]}`;

/** What a program does otherwise, in two words. */
const differenceWords: Readonly<Record<string, string>> = {
  broken: "breaks off",
  wrongValue: "wrong value",
  wrongMove: "wrong move",
  readsMore: "reads more",
  readsLess: "reads less",
  readsOthers: "reads others",
  readsInAnotherOrder: "another order",
  visitsOthers: "another way",
  digestsMore: "slow keys",
};
export const verdict = (
  { difference, passes, tried, of }: ProgramVerdict,
  task: TaskName | undefined,
): string => {
  if (difference === "fault") return "Cannot be run";
  const right = tried < of ? headings.soFar : headings.right;
  if (difference === "same") return passes ? right : headings.otherwise;
  const what =
    difference === "wrongValue" && task !== undefined && isFunctionTask(task)
      ? answersOtherwise
      : Object.hasOwn(differenceWords, difference)
        ? differenceWords[difference]
        : difference;
  return passes ? `${right} (${what}, which does not count)` : `${headings.otherwise}: ${what}`;
};
export const running = "Running …";
export const notRun = "not run";
export const failed = (problem: string): string => `Could not be run: ${problem}`;
export const otherwiseThanFile = "not what the file says";
export const checks = ({ passed, tried, of }: ProgramVerdict): string =>
  `${formatCount(passed)} of ${formatCount(of)}${tried < of ? `, tried on ${formatCount(tried)}` : ""}`;
/** A count beside the book's; functions have none. */
export const beside = ({ own, right }: ProgramVerdict["visits"]): string =>
  right === 0 ? none : `${formatCount(own)} (${formatCount(right)})`;
export const known = (names: readonly string[]): string => names.map(knownTitle).join(", ");
export const none = "–";

/** Below the table: of one thing that was set, who of the class has not handed it in, and who is not in the class. */
export const missing = (called: string, names: readonly string[], of: number): string =>
  `${called}: ${rosterWords.missing(names, of)}`;
export const others = (called: string, names: readonly string[]): string =>
  `${called}: ${rosterWords.others(names)}`;
/** In the place of a file, in the table for spreadsheets. */
export const notHandedIn = "not handed in";

export const aboutAlike =
  "Two programs stand here as nearly the same when they differ in little more than names, spaces and comments. Short programs often do: alpha–beta has not many ways to be written, and who has worked together has seen the same. Programs that are nearly the listing, or what there was to begin with, are left out. Read both before you ask.";

export const read = "Read";
export const whose = (name: string): string => ` ${theirProgram(name)}`;
export const theirProgram = (name: string): string => `${name}’s program`;
export const programOf = (name: string, file: string): string => `${theirProgram(name)}, from ${file}`;
export const programText = "The program as text";
export const close = "Close";
export const showBeside = "Show it beside the right search";
export const shownBeside = (name: string): string =>
  `Left ${theirProgram(name)}, right the search of the task.`;

/** The head of the table that spreadsheets read. */
export const savedColumns = [
  "name",
  "file",
  "set",
  "language",
  "way",
  "judged by the student",
  "in the file",
  "run again",
  "same as in the file",
  "checks passed",
  "checks",
  "visits",
  "visits of the book’s",
  "leaves",
  "leaves of the book’s",
  "goes the same way as",
  "nearly the same as",
] as const;
export const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

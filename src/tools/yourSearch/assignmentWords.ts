import { isFunctionTask } from "../../judge/tasks.ts";
import type { Counting } from "../../judge/whatCounts.ts";
import type { Conventions } from "../../kit/conventions/conventions.ts";
import { conventionWords } from "../../kit/conventions/words.ts";
import { languageTitles } from "../../kit/programs/words.ts";
import type { Assignment } from "./assignment.ts";
import { rungs, taskInSentence } from "./words.ts";

/** Why a link sets nothing. */
const among = (names: readonly string[]): string =>
  `: expected ${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
export const noTask = (asked: string, names: readonly string[]): string =>
  `“${asked}” is nothing that can be set${among(names)}`;
export const noLanguage = (asked: string, names: readonly string[]): string =>
  `“${asked}” is no language for programs${among(names)}`;
export const noRung = (asked: string, names: readonly string[]): string =>
  `“${asked}” is no way to work${among(names)}`;
export const noCounting = (asked: string, names: readonly string[]): string =>
  `“${asked}” is nothing that can count${among(names)}`;
export const tooLongTitle = (most: number): string => `Its title has more than ${most} characters`;

/** Why a line holds no tree. */
export const aNumberAlone = (line: number): string => `Line ${line}: a number alone leaves nothing to search`;
export const tooLarge = (line: number, most: number): string =>
  `Line ${line}: a tree has at most ${most} nodes here, and this one has more`;
export const notWhole = (line: number): string =>
  `Line ${line}: where sooner wins are to be better, all leaves must be whole numbers`;
export const tooManyTrees = (trees: number, most: number): string =>
  `There are ${trees} trees; ${most} are the most`;
export const inItsTrees = (problem: string): string => `Among its trees, ${problem}`;

export const countingTitles: Readonly<Record<Counting, string>> = {
  value: "Value alone",
  leaves: "Value and leaves",
  order: "Value, leaves, order",
  book: "As your book has it",
};

/** What is held against a program, whole. */
export const countingSentence = ({
  task,
  counting,
  conventions,
}: Pick<Assignment, "task" | "counting" | "conventions">): string =>
  isFunctionTask(task) ? functionsCount : countingSentences[counting](conventions);

const functionsCount = "What counts is that each function does what is right, in every call.";

const countingSentences: Readonly<Record<Counting, (conventions: Conventions) => string>> = {
  value: () => "What counts is the value, and the move where the program chooses one.",
  leaves: () => "What counts is the value, and which leaves are read to find it.",
  order: () => "What counts is the value, which leaves are read, and in which order.",
  book: (conventions) => {
    const said = conventionWords(conventions);
    return `What counts is the value, which leaves are read, and in which order; as the notebook has it${said ? `, or as your book has it: ${said}` : ""}.`;
  },
};

/** What is set without a title. */
export const somethingSet = "A program to write";
/** What was set, for the student who is to do it. */
export const whatIsSet = ({ task, language, rungs: allowed }: Assignment): string =>
  `Your teacher has set ${taskInSentence(task)}${language ? `, in ${languageTitles[language]}` : ""}. ${waysSentence(allowed.map((rung) => rungs[rung]))}`;
const waysSentence = (ways: readonly string[]): string =>
  ways.length === 1
    ? `The way to work is “${ways[0]}”.`
    : `The ways to work are “${ways.slice(0, -1).join("”, “")}” and “${ways.at(-1)}”.`;
export const treesOfTheirs = (count: number): string =>
  count === 1
    ? "Besides the judge’s trees it is tried on one of your teacher’s:"
    : `Besides the judge’s trees it is tried on ${count} of your teacher’s:`;

export const brokenLink = (problem: string): string =>
  `This link sets nothing to write: ${problem}. Ask for it again; meanwhile the page is open for whatever you like.`;

import type { Words } from "../../kit/narration/words.ts";

export const anExample = "An example";
export const brokenLink = (problem: string): string =>
  `This link is broken: ${problem}. Ask for it again; here is an example meanwhile.`;
/** What an exercise without a title is called. */
export const exercise = "Exercise";

export const yourName = "Your name";
export const nameFirst = "Type your name first, so that your teacher knows whose results these are.";
export const nameTaken = (name: string): string =>
  `“${name}” has answered on this computer already. If that is you, press “I am somebody else” below. If not, add something that tells the two apart.`;
export const resultsOf = (name: string): Words[] => [{ text: "Results of " }, { text: name, strong: true }];
export const saveMyResults = "Save my results";
export const mendName = "Mend the name";
export const savedAs = (file: string): string => `Saved as ${file}. Hand this file in as your teacher asks.`;
export const copyLine = "Copy as one line";
export const lineCopied = "The line is copied: paste it where your teacher asks.";
export const theLine = "Your results as one line";
export const chapter = "Chapter";
export const solved = "Solved";
export const tries = "Tries";
export const treeOf = (seed: string): string => `the tree of “${seed}”`;
export const countOf = (solved: number, questions: number): string => `${solved} of ${questions}`;
export const nothingAnswered = (name: string): string =>
  `Nothing is answered yet in this browser${name ? ` by ${name}` : ""}. Each chapter ends with questions: what you answer there is listed here.`;
export const nothingKept =
  "This browser keeps nothing here: it refuses to, or its storage is full. So no answer outlasts its page, and there are none to be saved. Let this site store its data, or use another browser.";

export const chooseFiles = "Choose results files";
export const pasteLines = "Or paste lines of results";
/** What is to be pasted, for who has not seen such lines. */
export const whatLines =
  "Each begins with “plyground:”. What stands around them, such as other columns of a form, is passed over.";
export const takeLines = "Take these lines";
export const noLines =
  "No line of results is in this text. A line begins with “plyground:”, and has no blank in it.";
export const line = (place: number): string => `line ${place}`;
export const saveTable = "Save the table (CSV)";
export const saveAnswers = "Save every answer (CSV)";
export const clear = "Clear";
export const results = "Results";
/** For the projector. */
export const hardest = "What was hardest, without names";
export const hardestSays =
  "The questions that fewest had at the first try come first. Each student counts once a question.";
export const hardestColumns = ["Question", "At the first try", "In the end", "Answer asked for"] as const;
export const questionOf = (title: string, place: number): string => `${title}, question ${place}`;
export const name = "Name";
export const takeOut = "Take out";
/** What a button that takes a file out does, after its own word. */
export const takenOut = (name: string, file: string): string => ` ${name}, ${file}`;
export const sameAs = (file: string, other: string): string =>
  `“${file}” holds the same as “${other}”, and is counted once.`;
export const leftOut = (file: string, problem: string): string => `“${file}” is left out: ${problem}.`;
export const namesake = (count: number, file: string, saved: string | undefined): string =>
  `one of ${count} files of this name: ${file}${
    saved === undefined
      ? ""
      : `, saved ${new Date(saved).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}`
  }`;
export const changedSince = "changed after it was saved";
export const countedTries = (count: number): string => `${count} ${count === 1 ? "try" : "tries"}`;
export const none = "none";

/** Why a file holds no results. */
export const tooLarge = "it is too large for a results file";
export const noResultsFile = "it is no results file";
export const noWholeLine = "it is only a part of a line, or none";
export const noWholeFile = "it is no results file, or only a part of one";
export const noStudent = "it names no student";
export const noChapters = "it names no chapters";
export const brokenAnswers = (chapter: string): string => `its answers to “${chapter}” are broken`;

/** The heads of the tables that spreadsheets read. */
export const nameColumn = "name";
export const summaryColumns = (title: string): readonly string[] => [
  `${title}: solved`,
  "of",
  "at the first try",
  "tries",
];
export const treeColumns = ["whose tree", "tree"] as const;
export const answerColumns = [
  "name",
  "chapter",
  "whose tree",
  "tree",
  "question",
  "solved",
  "shown",
  "tries",
  "answers",
] as const;
export const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

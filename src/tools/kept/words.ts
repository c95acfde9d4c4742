import { formatCount } from "../../drawing/formatValue.ts";
import type { KeptName } from "../../kit/kept/keptThings.ts";
import type { Words } from "../../kit/narration/words.ts";

interface Said {
  readonly title: string;
  /** What it is for, and how long it stays. */
  readonly what: string;
}

/** What is kept, as its reader knows it. */
export const things: Readonly<Record<KeptName, Said>> = {
  answers: {
    title: "Your answers",
    what: "What you answered at the end of chapters and in exercises, so that you can go on another day. Kept until you delete it.",
  },
  progress: {
    title: "How far you are",
    what: "How many questions of each chapter are solved, for the list on the first page. Kept until you delete it.",
  },
  programs: {
    title: "Programs that you wrote",
    what: "What you put in order, mended or wrote on the page “Your own search” and in chapters. Kept until you delete it.",
  },
  runs: {
    title: "Programs that you ran",
    what: "The last twenty of each task, with what the judge said of them, so that you can go back to one, and play against the last. Kept until you delete it.",
  },
  printed: {
    title: "What a program of yours printed",
    what: "What you pasted on the page “Your own search” to compare it, with its tree. Kept until you delete it.",
  },
  skills: {
    title: "What you have practised",
    what: "Which searches you carried out by hand, how many acts were wrong, and when each is due again. Kept until you delete it.",
  },
  rosters: {
    title: "Your classes",
    what: "The lists of names that you keep on the page “For teachers”. Kept until you delete it.",
  },
  gains: {
    title: "Your questions before and after chapters",
    what: "What you answered before and after a chapter, and what of it was right, so that you see what you have gained. Kept until you delete it.",
  },
  missed: {
    title: "Questions that you missed",
    what: "Which questions at the end of chapters were not right at once, and when each comes back on the page “Review”. A question is gone when it was right four times.",
  },
  levels: {
    title: "Games against levels that adapt",
    what: "How many games you played against each level in Play, and what you scored, so that the next game is as even as it may be. Kept until you delete it.",
  },
  students: {
    title: "Who answers here",
    what: "The names of those who answer on this computer, so that their answers are not mixed. Kept until you delete it.",
  },
  tour: {
    title: "The tour that you make",
    what: "Its title, its steps and your notes. Kept until you delete it.",
  },
  conventions: {
    title: "The conventions of your book",
    what: "When a node is left, what it returns and when windows are drawn. Kept until you delete it.",
  },
  theme: {
    title: "Light or dark",
    what: "The colours that you chose in the bar at the top. Kept until you delete it.",
  },
  views: {
    title: "Figures that you changed",
    what: "What you made of a figure, or typed for a class, so that it outlasts loading its page again. Gone when the tab is closed.",
  },
  offline: {
    title: "That you want nothing saved for offline",
    what: "Written when you remove what was saved of the site, so that it is not saved again by itself. Kept until you delete it.",
  },
  offlineSaid: {
    title: "That you were told of being offline",
    what: "So that it is said once a visit. Gone when the tab is closed.",
  },
  wholeTree: {
    title: "The whole tree that you came from",
    what: "What it showed when you opened a node of it in the Stepper, so that you find back to it. Gone when the tab is closed.",
  },
  byHand: {
    title: "What you are just searching by hand",
    what: "What you have done of it on the page “Be the search” or in a chapter, one for each search, so that it outlasts loading the page again. Gone when the tab is closed.",
  },
  sidebar: {
    title: "The list of pages",
    what: "How far it is scrolled, and which parts of it are open. Written whenever you leave a page that has it, and gone when the tab is closed.",
  },
};

export const size = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${formatCount(Math.round(bytes / 100) / 10)} kB`;
const counted = (count: number): string => `${formatCount(count)} ${count === 1 ? "thing" : "things"}`;

export const summary = (count: number, bytes: number): Words[] => [
  { text: `${counted(count)}, ${size(bytes)}`, strong: true },
  { text: " in this browser. Nothing of it has been sent anywhere." },
];
export const nothing =
  "This browser keeps nothing of this site. What you do on its pages will be listed here.";
export const refuses =
  "This browser keeps nothing here: it refuses to, or its storage is full. The pages work all the same, but what you do on one is gone when you leave it.";

export const save = "Save all to a file";
export const readBack = "Read a file back";
export const deleteAll = "Delete all";
export const deleteOne = "Delete";
/** What a button that deletes means, after its own word. */
export const deleted = (what: string): string => ` ${what}`;
export const takeBack = "Take it back";
export const each = (count: number): string => `One by one (${count})`;

export const answersOf = (work: string, student: string): string =>
  student === "" ? work : `${work}, by ${student}`;
/** Of whom nothing but a number is left. */
export const somebody = (id: string): string => `somebody (${id})`;
export const progressOf = (student: string): string =>
  student === "" ? "The first who answers here" : student;
export const view = (figure: string, page: string): string => `“${figure}” on ${page}`;
export const unreadable = "cannot be read";

/** What has become of what was asked for. */
export const savedAs = (file: string, leftOut: number): string =>
  `Saved as ${file}.${leftOut > 0 ? ` ${counted(leftOut)} that no page can read ${leftOut === 1 ? "is" : "are"} left out.` : ""}`;
export const isDeleted = (count: number): string => `${counted(count)} deleted.`;
export const isReadBack = (count: number): string =>
  `${counted(count)} read back, in the place of what was kept. It holds from the next page on.`;
export const isTakenBack = "It is as it was.";
export const notDone = "This browser refuses, or its storage is full. All is as it was.";
export const notRead = (file: string, why: string): string =>
  `“${file}” is not read back: ${why}. Nothing was changed.`;

/** Why a file is not read back. */
export const tooLarge = "it is too large";
export const noWholeFile = "it is no file of kept things, or only a part of one";
export const noKeptFile = "it is no file that was saved on this page";
export const otherVersion = "it was saved by another version of this page";
export const unknownKey = (key: string): string => `it holds “${key}”, which this site does not keep`;
export const broken = (name: KeptName): string => `its part “${things[name].title}” is broken`;

/** Which task's runs they are, and in which language. */
export const runsOf = (task: string, language: string): string => `${task}, ${language}`;

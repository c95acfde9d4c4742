import { formatCount } from "../drawing/formatValue.ts";

export const tryIt = "Try it";
export const compare = "Compare";

/** What leads from the foot of a page to the bug lab, and the lab’s own name within it. */
export const usualMistakes = ["How the usual mistakes go wrong: ", "the bug lab", "."] as const;
export const mistakesHere = ["What goes wrong here, in ", "the bug lab", ":"] as const;

export const chapter = (number: number): string => `Chapter ${number}`;
export const reading = (minutes: number | undefined, withTasks: number | undefined): string =>
  `${minutes} minutes to read, ${withTasks} with the tasks`;
/** In front of the chapters to have read before, and between two of them. */
export const after = "after";
export const between = (isLast: boolean): string => (isLast ? " and " : ", ");
export const headline = (title: string, question: string | undefined): string =>
  question ? `${title}: ${question}` : title;
export const objectives = "You will be able to";
export const minutes = (from: number, to: number): string => `${from} to ${to} min`;
/** How far a reader came in a chapter. */
export const progress = (solved: number, of: number): string =>
  solved === of ? "✓ solved" : `${solved} of ${of} solved`;
/** Of a chapter whose search the reader has carried out without a mistake, twice in a row. */
export const mastered = "mastered by hand";

/** A chapter as text alone: what its page is called, and what stands in the place of something to do. */
export const textOf = (title: string): string => `${title}, as text alone`;
export const aboutText = (title: string): string =>
  `The chapter “${title}” without its figures: what they show is told in sentences.`;
export const leftOut =
  "Something to do stands here in the chapter with figures. In the text alone it is left out.";

/** What other sites are told of the notebook and of its chapters. */
export const preview = (title: string): string => `The first figure of “${title}”`;
export const level = "undergraduate";
export const resource = "interactive notebook";
export const feedTitle = "Plyground: what has changed";
export const feedAbout = "What a reader, a teacher or a developer would notice.";

/** At the foot of every page. */
export const whatIsKept = "What this site keeps in your browser";
export const whatChanged = "What has changed, as a feed";

/** What is said where code does not come. */
export const faults = {
  notStarted: "This figure could not be started: ",
  pictureOnly: "This figure could not be started, so this is a picture of it: ",
  shutOff: "the frame around it shuts off its code, and needs sandbox=“allow-scripts allow-same-origin”.",
  loadAgain: "check the connection and load the page again.",
  partMissing:
    "A part of this page did not come. Check the connection and try again, or load the page again.",
  close: "Close",
} as const;

/** A page that holds one figure for a frame on another page. */
export const framed = {
  title: "A figure of Plyground",
  about: "One figure of an interactive notebook about game-tree search, alone.",
  needsScripts: ["This figure needs JavaScript. What it is about can be read ", "in the notebook", "."],
} as const;

/** Lines of moves, and how long it takes to look at them. */
export const growthColumns = {
  moves: "moves",
  share: "lines, on a scale of powers of ten",
  lines: "lines",
  time: "time",
} as const;
export type TimeUnit = "years" | "days" | "hours" | "minutes" | "seconds";
const one: Readonly<Record<TimeUnit, string>> = {
  years: "year",
  days: "day",
  hours: "hour",
  minutes: "minute",
  seconds: "second",
};
const many: Readonly<Record<TimeUnit, string>> = {
  years: "years",
  days: "days",
  hours: "hours",
  minutes: "minutes",
  seconds: "seconds",
};
export const atOnce = "at once";
export function time(count: number, unit: TimeUnit): string {
  const written = count >= 1e6 ? `${count / 1e6} million` : formatCount(count);
  return `${written} ${(count === 1 ? one : many)[unit]}`;
}

/** Paths of averages in Shapley’s game. */
export const shapley = {
  titles: ["What you open", "What I open"],
  path: (player: number, games: number): string =>
    `${player === 1 ? "My" : "Your"} average over ${formatCount(games)} games circles around the middle of the triangle`,
  mark: (games: number): string => `after ${formatCount(games)} games`,
  caption: (games: number): string =>
    `Shapley’s game: our averages over ${formatCount(games)} games. Small discs stand at 10, 100 and so on, the large one at the end, and the cross at the only equilibrium.`,
} as const;

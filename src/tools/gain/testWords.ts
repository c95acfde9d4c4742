import { formatCount } from "../../drawing/formatValue.ts";
import type { Words } from "../../kit/narration/words.ts";
import type { ItemKind } from "./item.ts";
import type { Arm, PartName } from "./record.ts";

/* What the page with the questions before and after a chapter says. */

export const label = "Questions before and after a chapter";
/** Of a link that names a chapter without such questions. */
export const noTest = (chapter: string): string =>
  `This link is broken: there are no questions before and after “${chapter}”.`;
export const whichChapter = "Which chapter?";
export const partTitle: Readonly<Record<PartName, string>> = {
  before: "Before the chapter",
  after: "After the chapter",
};
export const standing = (answered: number, of: number, handedIn: boolean): string =>
  handedIn ? "Handed in" : answered === 0 ? `${of} questions` : `${answered} of ${of} answered`;
export const begin = "Begin";
export const goOn = "Go on";
export const lookAt = "Look at the answers";
/** What a button opens, after its own word. */
export const openPart = (part: PartName): string => ` ${partTitle[part].toLowerCase()}`;
export const readChapter: Readonly<Record<Exclude<Arm, "both">, string>> = {
  figures: "Read the chapter",
  text: "Read the chapter, as text alone",
};
export const firstBefore =
  "These come when you have handed in those before the chapter. Read the chapter in between.";
export const handedInNow =
  "Handed in. Now read the chapter, and come back for the other ten when you are through.";
export const needsScripts = "These questions need JavaScript: each is made in your browser.";
export const notKept =
  "This browser keeps nothing here: it refuses to, or its storage is full. Your answers are gone when you leave the page.";
export const drawing = "The trees are being drawn…";

export const place = (place: number, of: number, part: PartName): string =>
  `Question ${place} of ${of}, ${partTitle[part].toLowerCase()}`;
export const picture = (place: number): string => `The tree of question ${place}`;
export const noNumber = (text: string): string => `“${text}” is no number: type one such as 7.`;
export const back = "Back";
export const next = "Next";
export const skip = "Skip";
export const toEnd = "To the end";
export const pause = "Pause";
export const close = "Close";
export const questions = "Questions";
export const allAnswered = (of: number): string => `All ${of} are answered.`;
export const someOpen = (open: number, of: number): string =>
  `${of - open} of ${of} are answered. What you do not know may stay open: it tells more than a guess.`;
export const handIn = "Hand in";
export const handInSays = "After that your answers stay as they are.";

export const yourAnswer = (answer: string | undefined): string =>
  answer === undefined ? "You left it open." : `Your answer: ${answer}.`;

/** What has come of it. */
export const gained = "What you have gained";
const percent = (part: number): string => `${formatCount(Math.round(100 * part))}%`;
/** A gain as a number with two places. */
export const gainNumber = (gain: number): string =>
  gain
    .toFixed(2)
    .replace(/^-(?=0\.00)/, "")
    .replace("-", "−");
export const range = ([low, high]: readonly [number, number]): string =>
  `${gainNumber(low)} to ${gainNumber(high)}`;
export const scores = (before: number, after: number, of: number): Words[] => [
  { text: `${before} of ${of}`, strong: true },
  { text: " right before, " },
  { text: `${after} of ${of}`, strong: true },
  { text: " after." },
];
export function gainSays(gain: number): string {
  if (gain === 0) return "As many as before.";
  if (gain < 0) return "Fewer than before. With ten questions that may be chance.";
  return `Of what you could still gain, you gained ${percent(gain)}.`;
}
export const gainIs = (gain: number, interval: readonly [number, number]): string =>
  `The normalised gain is ${gainNumber(gain)}. Ten questions are few: if others of the same kinds had been asked, it would lie between ${gainNumber(interval[0])} and ${gainNumber(interval[1])} in 95 of 100 cases.`;
export const allBefore =
  "All were right before: there was nothing left to gain, so there is no gain to speak of.";
export const byKind = "Right by kind of question";
export const kindColumns = ["Question", "Before", "After"] as const;
export const kinds: Readonly<Record<ItemKind, string>> = {
  next: "Which node is next",
  owner: "Where a number comes from",
  proved: "Bound or value",
  count: "How many",
  wrong: "The wrong line",
};
export const ofTwo = (right: number): string => `${right} of 2`;
export const deleteBoth = "Delete my answers";
export const deleted = "Your answers before and after this chapter are deleted.";
export const takeBack = "Take it back";

/* What results say of it, one reader's and a class's. */

export const results = "Questions before and after chapters";
export const armSaid: Readonly<Record<Arm, string>> = {
  figures: "with figures",
  text: "text alone",
  both: "some of both",
};
export const readerColumns = ["Chapter", "Read", "Before", "After", "Gain, and its interval"] as const;
export const classColumns = [
  "Chapter",
  "Read",
  "Readers",
  "Before",
  "After",
  "Gain, and its interval",
  "All right before",
] as const;
export const handedInBefore = "handed in";
export const none = "none";
export const outOf = (right: number, of: number): string => `${right} of ${of}`;
export const meanOf = (mean: number, of: number): string => `${mean.toFixed(1)} of ${of}`;
export const gainWithin = (gain: number, interval: readonly [number, number] | undefined): string =>
  interval === undefined ? gainNumber(gain) : `${gainNumber(gain)} (${range(interval)})`;
export const fullMarks = "none: all was right before";
export const readerSays =
  "The gain is what you gained of what you could still gain: 0 is nothing, 1 is all. In brackets stands between which two numbers it lies in 95 of 100 cases if other questions of these kinds are asked.";
export const classSays =
  "The mean of what each reader gained of what that reader could still gain: 0 is nothing, 1 is all. In brackets the 95% interval of that mean. Who had all right before could gain nothing and is left out; the last column counts them.";
const besideText = (gain: number) => {
  const size = gainNumber(Math.abs(gain));
  if (size === gainNumber(0)) return "as great as";
  return `${size} ${gain < 0 ? "below" : "above"}`;
};
export const difference = (title: string, gain: number, interval: readonly [number, number]): string =>
  `${title}: the mean gain with figures is ${besideText(gain)} that with the text alone; the 95% interval of the difference is ${range(interval)}. ${
    interval[0] > 0 || interval[1] < 0 ? "That is more than chance." : "That may be chance."
  }`;

/* What chapters offer. */

export const offers: Readonly<Record<PartName, string>> = {
  before: "Does this chapter teach you anything?",
  after: "What has this chapter taught you?",
};
export const offerSays: Readonly<Record<PartName, string>> = {
  before:
    "Answer ten questions before you read, and ten of the same kinds, about other trees, when you are through. Nobody sees your answers, and you can stop at any time.",
  after:
    "If you answered ten questions before you read, here are ten of the same kinds, about other trees. Then you see what you have gained.",
};
export const offerLink: Readonly<Record<PartName, string>> = {
  before: "Ten questions before the chapter",
  after: "Ten questions after the chapter",
};

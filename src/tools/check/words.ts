import type { Words } from "../../kit/narration/words.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { subjectName } from "../../kit/run/words.ts";

export const checkYourself = "Check yourself";
export const question = (place: number): string => `Question ${place}`;
/** Where a reader is: "Question 2 of 5". */
export const placeOf = (place: number, questions: number): string =>
  `Question ${place}${questions > 1 ? ` of ${questions}` : ""}`;
/** Why a question has to wait for an earlier one. */
export const waits = (place: number, first: number): Words[] => [
  { text: `Question ${place} waits.`, strong: true },
  { text: ` Its picture would give the answer to question ${first} away.` },
];
export const answerFirst = (first: number): string => `Answer question ${first} first`;
export const notKept =
  "This browser keeps nothing here: it refuses to, or its storage is full. Your answers are gone when you leave the page.";

export const aNumber = "a number";
export const check = "Check";
export const chooseFirst = "Choose an answer first.";
export const typeFirst = "Type a number first.";
export const noNumber = (text: string): string => `“${text}” is no number: type one such as 7 or −2.5.`;

/** How an option stands, for those who hear it. */
export const marks = {
  open: "",
  chosen: "",
  right: "right",
  wrong: "tried, not right",
  shown: "the answer",
} as const;

export const questions = "Questions";
export const back = "Back";
export const next = "Next";
export const finish = "Finish";
type Standing = "right" | "shown" | "wrong" | "open";
const standings: Readonly<Record<Standing, string>> = {
  right: "solved",
  shown: "answer shown",
  wrong: "tried, not solved",
  open: "open",
};
export const questionMark = (place: number, standing: Standing): string =>
  `Question ${place}, ${standings[standing]}`;

export const hideSteps = "Hide the steps";
export const stepThrough = "Step through it";
export const showAnswer = "Show the answer";
export const tryAgain = "Try again";
export const anotherOne = "Another one";
/** Where the place of a question stands, while another tree is asked about. */
export const practice = "Another tree, for practice";

export const picture = (name: string, algorithm: string, setup: Setup): string =>
  `${name}: ${algorithm} on ${subjectName(setup)}`;
export const readOrCut = "read or cut?";
export const steps = "Steps";
export const firstStep = "First step";
export const stepBack = "Step back";
export const stepForward = "Step forward";
export const lastStep = "Last step";

export const roomToAnswer = "Answer:";
export const theAnswer = "The answer";
export const answers = "Answers";

/** How the reply to an answer begins. */
export const replies = { right: "Right.", wrong: "Not so.", shown: "The answer." } as const;

export const whatYouSolved = "What you solved";
export const solved = (count: number, of: number): string =>
  count === of ? `All ${of} solved.` : `${count} of ${of} solved.`;
export const advice = (count: number, of: number): string =>
  count === of
    ? "If you could say each answer before you saw it, this chapter is yours."
    : "Another try costs nothing. Say why before you press.";
export const tryOthers = "Try the others again";
export const tryAll = (count: number): string => (count > 0 ? "Try all again" : "Try again");
export const saveResults = "Save your results for a teacher";

// Whose answers these are.

/** Whose work this is, where it was made for somebody else than who answers; a name may be empty. */
export const madeFor = (owner: string, name: string): Words[] => [
  { text: "This was made for " },
  { text: owner, strong: true },
  { text: ". " },
  ...(name === ""
    ? [{ text: "Somebody without a name has answered in this browser before." }]
    : [{ text: "Answers in this browser are kept for " }, { text: name, strong: true }, { text: "." }]),
];
export const keptFor = (name: string): Words[] => [
  { text: "Your answers are kept in this browser" },
  ...(name === "" ? [] : [{ text: ", for " }, { text: name, strong: true }]),
  { text: "." },
];
/** For who has answered under this name, or without one. */
export const goOnAsOwner = (owner: string, name: string): string =>
  name === "" ? `That was somebody else: I am ${owner}` : `I am ${owner}`;
export const thatWasMe = (owner: string): string => `That was me: I am ${owner}`;
export const somebodyElse = "I am somebody else";
export const whoGoesOn = "Who goes on?";
export const iAm = (name: string): string => `I am ${name || "somebody without a name"}`;
export const newName = "A new name";
export const startAfresh = "Start afresh";
export const nameFirst = "Type a name first, so that the two can be told apart.";

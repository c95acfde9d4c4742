import type { MistakeKind } from "../../kit/questions/mistakeKind.ts";
import type { CommonMistake } from "./commonMistakes.ts";

/** For the projector. */
export const commonest = "Which mistakes were commonest, without names";
export const commonestSays =
  "In everybody’s own tree a wrong answer is another number: here they are put together by what was taken for what. Each student counts once a mistake.";
export const columns = ["Mistake", "Students", "Where"] as const;
export const looking = "The answers are being looked through.";

const kinds: Readonly<Record<MistakeKind, string>> = {
  noLeaf: "A value that no leaf below has",
  otherSide: "What the other side would choose: MAX and MIN are mixed up",
  boundForValue: "A bound taken for a value",
  otherMove: "A move that is not the best",
  otherMean: "A number that is not the mean of what a draw can bring",
  valueForBound: "The true value, though the search stops before it knows it",
  otherReturn: "Another number than the best that was found by then",
  readForCut: "Read, where it is cut",
  cutForRead: "Cut, where it is read",
  callersBound: "The window that the search was given taken for the owner",
  notAbove: "A node that is not above the cut",
  otherSidesBound: "A bound of the other side: alpha and beta are mixed up",
  noBoundYet: "A node that has no bound yet",
  laterBound: "A node that has the same bound, but later",
  otherBound: "A node whose bound is another number",
  tooMany: "Counted too many",
  tooFew: "Counted too few",
};

export const mistake = ({ kind, given }: CommonMistake): string =>
  kind === undefined ? `“${given}”` : kinds[kind];
export const students = (count: number, of: number): string => `${count} of ${of}`;
export const places = (title: string, numbers: readonly number[]): string =>
  `${title}, question${numbers.length === 1 ? "" : "s"} ${numbers.join(", ")}`;

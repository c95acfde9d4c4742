import { quoted } from "../../demand.ts";

export const captureIsForced = (text: string, legal: readonly string[]) =>
  `${quoted(text)} is no legal move here: a capture is forced, expected one of ${legal.join(", ")}`;

export const noSideToMove = (text: string) =>
  `${quoted(text)}: expected the side to move, B or W, before the first colon`;

/** A part stands after a colon: B and Black's squares, W and White's, H and a number. */
const quotedPart = (part: string) => quoted(`:${part}`);
export const secondPart = (part: string) => `${quotedPart(part)}: ${part[0]} stands here for the second time`;
export const noPart = (part: string) =>
  `${quotedPart(part)}: expected B and Black's squares, W and White's, or H and a number`;
export const noPlies = (part: string, most: number) =>
  `${quotedPart(part)}: expected H and a number of plies from 0 to ${most}`;
export const partIsMissing = (kind: "B" | "W") =>
  `Expected :${kind} and ${kind === "B" ? "Black" : "White"}'s squares, even if there are none`;
export const noSquare = (name: string, part: string) =>
  `${quoted(name)} in ${quotedPart(part)}: expected a square from 1 to 32, or K and one`;

/** Squares by their numbers, 1 to 32. */
export const takenTwice = (square: number) => `Square ${square} is taken twice`;
export const manOnLastRow = (square: number) =>
  `Square ${square} is on the last row: a man there would be a king, K${square}`;

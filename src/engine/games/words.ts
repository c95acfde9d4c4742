import { quoted } from "../demand.ts";

export const gameIsOver = (text: string) => `${quoted(text)} is no move here: the game is over`;
export const illegalMove = (text: string, legal: readonly string[]) =>
  `${quoted(text)} is no legal move here: expected one of ${legal.join(", ")}`;

/** Of boards that are written with X and O, the side to move after them. */
export const noSideToMove = (text: string) => `${quoted(text)}: expected the side to move, X or O`;
export const moreAfterSide = (text: string) => `${quoted(text)}: expected nothing after the side to move`;

export const unequalTurns = (x: number, o: number) =>
  `${x} X and ${o} O cannot arise: X begins, so X has as many as O, or one more`;

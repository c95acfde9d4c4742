import { quoted } from "../../demand.ts";

export const notSevenCells = (text: string) => `${quoted(text)}: expected seven characters of X, O and .`;
export const cannotArise = (text: string) =>
  `${quoted(text)} cannot arise: X begins, and the game ends with the first three in a row`;

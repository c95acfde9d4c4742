import { quoted } from "../../demand.ts";

export const noPhase = (text: string) =>
  `${quoted(text)}: expected a position and how it came about: start, offered, kept or swapped`;
export const phaseTooEarly = (text: string) =>
  `${quoted(text)}: one move, and one alone, stands between the start and the offer`;
export const withPieRule = (game: string) => `${game}, with the pie rule`;

import { formatCount, formatValue, sayValue } from "../../drawing/formatValue.ts";
import type { Side, Turn } from "../../engine/game.ts";
import { inPlies } from "../../kit/narration/words.ts";
import type { ChanceGameName, PlayedName } from "./wholeGames.ts";

// What is said of trees in which chance draws.

export const valueWords = (game: ChanceGameName, value: number): string => {
  if (game === "tree" || Math.abs(value) < 1) return sayValue(value);
  return `${value > 0 ? "MAX" : "MIN"} wins: ${formatValue(value)}`;
};
/** What a chance node is worth. */
export const meanWords = (value: number): string => `${sayValue(value)}, the mean of its outcomes`;
export const mover = (turn: Turn): string =>
  turn === "chance" ? "nobody: chance draws" : turn.toUpperCase();

export const dieShows = (face: string): string => `the die shows ${face}`;
export const manMoves = (side: Side, written: string): string => {
  if (written === "pass") return `${side.toUpperCase()} passes`;
  const [from, to] = written.split("-");
  return `${side.toUpperCase()} from ${from === "0" ? "the start" : `step ${from}`} to step ${to}`;
};
/** A move, or what a die shows, where there is little room. */
export const shortMove = (written: string, turn: Turn): string =>
  turn === "chance" ? `die ${written}` : written.replace("-", "–");

/** What is told of an outcome besides its name. */
export const drawn = "Drawn";
export const outcome = ({
  probability,
  place,
  of,
}: {
  readonly probability: string;
  readonly place: number;
  readonly of: number;
}): string => `${place} of ${of}, probability ${probability}`;
export const way = "All draws to it";
export const wayShare = (share: number): string => {
  const hundreds = 100 * share;
  return `come together ${hundreds >= 10 ? Math.round(hundreds) : Number(hundreds.toPrecision(2))} % of the time`;
};
/** A node, where it is named, and whether it was drawn and chance draws there. */
export const told = (name: string, probability: string | undefined, draws: boolean): string =>
  `${name}${probability === undefined ? "" : `, probability ${probability}`}${draws ? ", where chance draws" : ""}`;

export const opened = (plies: number | undefined, padded: boolean): string =>
  [
    plies === undefined ? "" : `There its first ${inPlies(plies)}, and below them what the nodes are worth.`,
    padded
      ? "In a typed tree MAX begins and sides alternate, so a move without a choice stands before MIN’s here."
      : "",
  ]
    .join(" ")
    .trim();

// The figure.

export const valueKey = (
  game: ChanceGameName,
  scale: readonly [least: number, most: number] | undefined,
): readonly string[] => {
  if (scale === undefined) return game === "tree" ? ["−1", "0", "1"] : ["MIN wins", "even", "MAX wins"];
  const [least, most] = scale;
  return [least, (least + most) / 2, most].map(formatValue);
};
export const tableHead = ["Ply", "To move", "Nodes", "Read", "Unread", "Above 0", "At 0", "Below 0"];
export const classKey = (kinds: number): string =>
  `${formatCount(kinds)} different positions; a colour stands for many of them`;
/** A node by the first search of a list that reads it. */
export const readerTitles: Readonly<Partial<Record<PlayedName, string>>> = {
  star2: "read by Star2",
  star1: "or else by Star1",
  expectimax: "or else by expectimax",
};

// The position of a node.

export const home = "home";
export const track = (
  steps: { readonly max: readonly number[]; readonly min: readonly number[] },
  die: string,
) => `MAX’s men are at ${steps.max.join(" and ")}, MIN’s at ${steps.min.join(" and ")}; ${die}.`;
export const dieIs = (die: number): string => (die === 0 ? "the die is to be rolled" : dieShows(String(die)));

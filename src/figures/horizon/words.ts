import { formatValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import { moveName } from "../../games/names.ts";
import type { SearchedRow } from "../../kit/moveTable/searchedRow.ts";
import { isWon } from "../../kit/position/isWon.ts";
import type { Peering } from "./peering.svelte.ts";

export const horizonOf = (game: string): string => `the horizon of a search of ${game}`;
export const theBoard = "the board";
export const theSearches = "the searches";
export const game = "Game";
export const depth = "Depth";
/** The two depths that are compared; in print the numbers are bold. */
export const depths = (depth: number): string => `${depth} against ${depth + 1}`;
export const markedDepths = (depth: number): string => `*${depth}* against *${depth + 1}*`;
export const position = "Position";
export const searches = "Searches";
export const over = "There is no move to choose: the game is over.";
export const table = "What each search makes of each move";
export const noPlies = (text: string): string => `"${text}" is no number of plies, nor "end"`;

/** A search as its row is called. */
export const deep = (count: number): string => `${plies(count)} deep`;
export const quiet = (count: number): string => `${plies(count)} deep, with quiescence`;

/** The line of a search, and what becomes of it where the search ends. */
export const lineLabel = "The line that this search expects, and what comes after";
export const lineOf = (search: string): string => `The line of the search ${search}`;
export const callsIt = (value: string): string => `calls it ${value}`;
export const seesEnd = "sees the end";
export const plyBack = "One ply back";
export const plyOn = "One ply on";
export const ply = (number: number, isBeyond: boolean, side: Side, move: string): string =>
  `${isBeyond ? "Beyond the horizon, ply" : "Ply"} ${number}: ${glyph(side)} plays ${move}`;

const plies = (count: number) => (count === 1 ? "1 ply" : `${count} plies`);
const glyph = (side: Side) => (side === "max" ? "X" : "O");

/** What stands on the board after some plies of a line; or, before the first, how the searches disagree. */
export function sayHorizon(peering: Peering): string {
  const { played, rules, plies: at, followed } = peering;
  if (at === 0)
    return rules.outcome(played.position) === undefined ? sayChoices(peering) : "The game is over.";
  const { moves, seen, positions } = followed;
  const mover = glyph(rules.turn(positions[at - 1]));
  const move = `${mover} plays ${moveName(played.game, rules.writeMove(positions[at - 1], moves[at - 1]))}`;
  const outcome = rules.outcome(positions[at]);
  const end = outcome === undefined ? "" : outcome === 0 ? ", a draw" : ` and has won`;
  if (at > seen) return `Beyond the horizon: ${move}${end}.`;
  if (at < seen || outcome !== undefined)
    return `Ply ${at} of the line that this search expects: ${move}${end}.`;
  return `Ply ${at}, the last that this search has read: ${move}. It calls this position ${formatValue(rules.evaluate(positions[at]))}. What comes next it has not seen.`;
}

function sayChoices({ played, rules, rows, depth, flips, foreseen }: Peering): string {
  const [row, deeper, quiet] = rows;
  const mover = glyph(rules.turn(played.position));
  const first = `${mover} is to move. To ${plies(depth)}, ${choice(played.game, row)} looks best`;
  if (!flips && isWon(deeper.values[deeper.choice]) && !isWon(row.values[row.choice])) {
    return `${first}, for ${worth(row)}. One ply more sees how it ends: ${worth(deeper)}.`;
  }
  if (!flips) {
    const same = foreseen
      ? "and so it does one ply deeper, and with quiescence"
      : "and so it does one ply deeper";
    return `${first}, for ${worth(row)}, ${same}.`;
  }
  const bad = deeper.values[row.choice];
  const flip = `One ply more makes that move ${formatValue(bad)}, and ${choice(played.game, deeper)} is chosen`;
  const found = foreseen
    ? `Quiescence finds it without the extra ply.`
    : `Quiescence chooses ${choice(played.game, quiet)}.`;
  return `${first}, for ${worth(row)}. ${flip}. ${found}`;
}

const choice = (game: Peering["played"]["game"], { names, choice }: SearchedRow) =>
  moveName(game, names[choice]);
const worth = ({ values, choice }: SearchedRow) => formatValue(values[choice]);

import { formatAmount, formatCount, formatValue } from "../../drawing/formatValue.ts";
import { countWords, type Words } from "../../kit/narration/words.ts";
import type { MatrixGameName } from "./matrixGames.ts";
import type { Regretting } from "./regretting.svelte.ts";

export const inGames = (games: number): string => countWords(games, "game");

/** A sum of regrets, in tables and in prose alike: to four digits, and of a thousand or more to the whole number. */
export const writeRegret = (regret: number): string =>
  formatAmount(Math.abs(regret) < 1000 ? Number(regret.toPrecision(4)) : Math.round(regret));

/** "rock" for a pure strategy, else "rock 0.5, paper 0.5": what is never played is left out. */
export function sayStrategy(strategy: readonly number[], actions: readonly string[]): string {
  const played = strategy
    .map((share, i) => ({ share, action: actions[i] }))
    .filter(({ share }) => formatValue(share) !== "0");
  if (played.length === 1) return played[0].action;
  return played.map(({ share, action }) => `${action} ${formatValue(share)}`).join(", ");
}

/** A sentence of `sayRegret` that none is longer than, for so many actions: it keeps the room below from jumping. */
export function longestSentence(actions: readonly (readonly string[])[]): string {
  const [row, column] = actions.map((names) => names.map((name) => `${name} 0.333`).join(", "));
  return (
    `After 10,000 iterations, row has played ${row} on average, and column ${column}: exploitable by 0.333. ` +
    `Next comes ${row} against ${column}, exploitable by 0.333.`
  );
}

/** Where both players stand, in two or three sentences. */
export function sayRegret({ step, now, actions }: Regretting): string {
  const [row, column] = now.current.map((strategy, player) => sayStrategy(strategy, actions[player]));
  if (step === 0) return `Nothing is played yet. Row will begin with ${row}; column with ${column}.`;
  const [rowMean, columnMean] = now.average.map((strategy, player) => sayStrategy(strategy, actions[player]));
  const played = `After ${countWords(step, "iteration")}`;
  return (
    `${played}, row has played ${rowMean} on average, and column ${columnMean}: exploitable by ` +
    `${formatValue(now.exploitability)}. Next comes ${row} against ${column}, exploitable by ` +
    `${formatValue(now.currentExploitability)}.`
  );
}

export const gameTitles: Readonly<Record<MatrixGameName, string>> = {
  rockPaperScissors: "Rock, paper, scissors",
  skewed: "Rock counts double",
  pennies: "Matching pennies",
};
export const hand = ["rock", "paper", "scissors"] as const;
export const coin = ["heads", "tails"] as const;

/** What a figure is of; undefined for a matrix that has no name. */
export const label = (game: MatrixGameName | undefined): string =>
  `regret matching at ${game ? gameTitles[game].toLowerCase() : "a matrix game"}`;
export const game = "Game";
export const ownMatrix = "A matrix of your own";
export const plus = "Regret matching+";

const players = ["Row", "Column"] as const;
type Player = 0 | 1;
export const mixtures = (player: Player): string => `${players[player]}’s mixtures`;
/** What a player has played and comes to play; strategies are written as `sayStrategy` does. */
export const standing = (player: Player, average: string, next: string): string =>
  `${players[player]} has played ${average} on average; next comes ${next}`;
export const starts = (player: Player): string => `Where ${players[player].toLowerCase()} starts`;
export const startHint = (label: string, actions: number): string =>
  `${label}: arrow keys move it, 1 to ${actions} are single actions, 0 is all alike`;

/** The marks of a path. */
export const legend = {
  start: "start, to be moved",
  next: "played next",
  average: "average so far",
  equilibrium: "equilibrium",
} as const;

export const tableTitle = (player: Player): string =>
  `${players[player]}${player === 0 ? ", who is paid" : ", who pays"}`;
export const columns = { action: "Action", regret: "Regret", next: "Next", average: "Average" } as const;
/** The head of a narrow column, in two lines. */
export const earnsNow = ["Earns", "now"] as const;

export const exploitability = "Exploitability";
export const halfOfNashConv = "half of NashConv";
export const chart = "Exploitability by iterations, both on logarithmic axes";
export const lines = { averages: "averages", currents: "played next", guarantee: "guaranteed" } as const;
export const axis = "iterations";

/** Row and column stand out in it, each in its colour. */
export const whoIsPaid = ["What ", "row", " is paid by ", "column", ""] as const;
export const payoff = (row: string, column: string): string => `Payoff of ${row} against ${column}`;
export const payoffs = "Payoffs as text";
export const lastStays = (problem: string): string => `${problem}. The last good matrix stays.`;
export const changePayoffs =
  "Change a payoff, or type them all: two or three rows in brackets. Enter takes it.";

export const iterations = "Iterations";
export const ends: readonly [first: string, last: string] = ["To the start", "To the last iteration"];
export const strides = "Iterations a step";
export const stride = (each: string): string => `${each} a step`;
export const aStep = "a step";
export const iteration = (step: number): string => `iteration ${formatCount(step)}`;
export const markedIteration = (step: number): Words[] => [
  { text: "iteration " },
  { text: formatCount(step), strong: true },
];
export const keys =
  "Keys: → and ← step, with Shift ten times as far; ↑ and ↓ make steps longer and shorter; Home and End; Space plays. On a start: the arrows move it, 1, 2 and 3 are single actions, 0 is all alike.";

/** What is wrong with a matrix or a start; rows and columns count from 1. */
export const noMatrix = "a matrix is a list of rows, as in [[1,-1],[-1,1]], not one number";
export const rowIsNumber = (row: number): string => `row ${row} is a number; it must be a list of numbers`;
export const rowsDiffer = (row: number, length: number, first: number): string =>
  `row ${row} and row 1 differ in length: ${length} and ${first}`;
export const wrongActions = (what: "rows" | "columns", count: number): string =>
  `a triangle has room for 2 or 3 ${what}, and here ${count === 1 ? "is 1" : `are ${count}`}`;
const place = (row: number, column: number) => `row ${row}, column ${column}`;
export const isList = (row: number, column: number): string =>
  `${place(row, column)} is a list; it must be a number`;
export const isBeyond = (row: number, column: number, most: number): string =>
  `the payoff in ${place(row, column)} is beyond ${most}`;
export const noNumber = (typed: string, row: number, column: number): string =>
  `“${typed}” in ${place(row, column)} is no number`;
export const noStart = (text: string, actions: number): string =>
  `"${text}" is no start: "even", or ${actions} percentages that add up to 100`;

/** What can be saved as pictures. */
export const drawings = {
  row: "the row player’s mixtures",
  column: "the column player’s mixtures",
  exploitability: "exploitability",
} as const;

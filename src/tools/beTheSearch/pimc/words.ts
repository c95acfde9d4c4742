import { formatValue } from "../../../drawing/formatValue.ts";
import { moveName, quotedMove, world } from "../../../kit/worlds/words.ts";

export { moveName, quotedMove };
export const worldName = (number: number, likely: string): string => `${world(number)} (${likely})`;

export const table = "What each move at A is worth";
/** Where the reader's own numbers stand beside the right ones. */
export const ownTable = "What you said that it is worth";
export const columns = { move: "move", mean: "average", plan: "one plan" } as const;
export const unknown = "–";
/** For those who listen: what marks a row, and a cell. */
export const isPlayed = "played by PIMC";
export const isAsked = "asked now";
/** Below the table, where no move is marked yet. */
export const notMarked = "Outlined is what PIMC plays.";

export const notBegun = (worlds: number): string =>
  worlds === 1
    ? "There is one world alone. Suppose that all cards lie open."
    : `One of ${worlds} worlds is drawn, and you, MAX, will not see which. Suppose that it is world 1, and that all cards lie open.`;
export const suppose = (number: number): string =>
  `Suppose that it is world ${number + 1}, and that all cards lie open.`;
export const searched = (worlds: number): string =>
  worlds === 1 ? "The one world is searched." : `All ${worlds} worlds are searched.`;
export const averaged = "Every move has its average.";
export const counts = (move: string, mean: number): string =>
  `PIMC plays ${move}, and counts on ${formatValue(mean)}. But below that you do not see the world, either.`;
/** What PIMC counts on and gets, and what the best of all plans brings. */
export const allDone = (move: string, counted: number, gets: number, best: number): string => {
  const [hopes, brings, most] = [counted, gets, best].map(formatValue);
  const fused =
    hopes === brings
      ? `PIMC plays ${move}, and gets the ${hopes} that it counts on: nothing is fused here.`
      : `PIMC plays ${move}. It counts on ${hopes}, and gets ${brings}: that is strategy fusion.`;
  return `${fused} ${brings === most ? "No plan brings more." : `The best plan brings ${most}.`}`;
};

export const asks = {
  value: (move: string, number: number) =>
    `With all cards open, what is ${move} at A worth in world ${number + 1}?`,
  mean: (move: string) => `What is ${move} worth on the average over the worlds?`,
  play: "Which move does PIMC play? Press it.",
  worth: (move: string) =>
    `What does ${move} truly bring on the average: with the best plan that begins so, one for all worlds?`,
} as const;
export const value = "Value";
export const average = "Average";
export const give = "Say it so";
export const enough = "Two decimals are enough, and fractions like 2/3 can be typed.";

export const begins = "Nothing is searched yet.";
export const acts = {
  value: (move: string, number: number, value: number) =>
    `says that ${move} is worth ${formatValue(value)} in world ${number + 1}`,
  mean: (move: string, value: number) => `says that ${move} is worth ${formatValue(value)} on the average`,
  play: (move: string) => `plays ${move}`,
  worth: (value: number) => `says that it brings ${formatValue(value)} in truth`,
} as const;
export const keysHelp =
  "By keyboard: Enter hands over what is typed; where a move is asked, 1 is the first, 2 the next.";
export const badTree = (message: string): string => `The tree of the link cannot be used: ${message}`;

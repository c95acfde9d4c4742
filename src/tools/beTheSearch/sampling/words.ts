import { formatCount, formatValue } from "../../../drawing/formatValue.ts";

export const picture = "The tree that you sample as UCT";
export const standing = (iteration: number, all: number, name: string): string =>
  `Iteration ${iteration} of ${all}. You stand at ${name}.`;
/** What chance and the game that was played out have brought. */
export const added = (name: string, outcome: number): string =>
  `Chance has added ${name}, and the game that was played out from there ended with ${formatValue(outcome)}.`;
export const ended = (name: string, outcome: number): string =>
  `At ${name} the game is over, with ${formatValue(outcome)}.`;

export const next =
  "What does UCT do next? Press the child that it goes down to, of equals the one that was added first; or add a child here.";
export const tell = (name: string): string => `What reward is told to ${name}, from 0 to 1?`;
export const addChild = "Add a child here";
export const reward = "Reward";
export const tellIt = "Tell it";
export const noReward = "That is no number from 0 to 1.";

export const children = (name: string): string => `The children of ${name}`;
export const columns = ["child", "visits n", "mean", "c·√(ln N / n)"] as const;
export const note = (visits: number, mean: number): string => `${formatCount(visits)} × ${short(mean)}`;
export const short = (value: number): string =>
  Number.isNaN(value) ? "–" : String(Math.round(value * 100) / 100);

export const begins = "Only the root is there yet.";
export const acts = {
  select: (name: string) => `goes down to ${name}`,
  grow: (name: string) => `adds a child at ${name}`,
  credit: (name: string, reward: string) => `tells ${name} a reward of ${reward}`,
} as const;
export const described = (name: string, note: string | undefined): string =>
  note === undefined ? name : `${name}: ${note}`;
export const keysHelp =
  "By keyboard: arrows move in the tree, Enter goes down to a child, Tab reaches all else.";

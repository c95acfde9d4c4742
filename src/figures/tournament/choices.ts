import type { ContestantName, contestants } from "../../engine/index.ts";
import { gameTitles } from "../../games/namedGame.ts";
import { readName } from "../../kit/view/readName.ts";

export type GameName = keyof typeof gameTitles;
export const gameNames = Object.keys(gameTitles) as GameName[];
/** Named here, since the contestants themselves play in workers alone. */
const names: Readonly<Record<keyof typeof contestants, true>> = {
  random: true,
  greedy: true,
  alphaBeta: true,
  negaScout: true,
  ordered: true,
  mcts: true,
};
export const contestantNames = Object.keys(names) as ContestantName[];

/** What everybody may spend on a move, with the least and the greatest amount and what it is at first. */
export const limitRange = {
  nodes: { least: 10, most: 1_000_000, first: 1000 },
  milliseconds: { least: 1, most: 5000, first: 20 },
} as const;
export type LimitKind = keyof typeof limitRange;
export const limitKinds = Object.keys(limitRange) as LimitKind[];

/** Two to five, in the order of `contestantNames`. */
export type Players = readonly ContestantName[];
export const [fewestPlayers, mostPlayers] = [2, 5];

/** Contestants' names, separated by commas, in their own order. */
export function readPlayers(text: string): Players {
  const named = text.split(",").map((name) => readName(name.trim(), contestantNames, "contestant"));
  const players = contestantNames.filter((name) => named.includes(name));
  if (players.length < fewestPlayers || players.length > mostPlayers)
    throw new Error(`its players "${text}" are not ${fewestPlayers} to ${mostPlayers} contestants`);
  return players;
}

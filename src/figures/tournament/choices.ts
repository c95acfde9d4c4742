import type { contestants, Pair, PlayerName } from "../../engine/index.ts";
import { gameTitles } from "../../games/namedGame.ts";
import { figureTaskNames } from "../../judge/figureTasks.ts";
import { languages } from "../../judge/languages.ts";
import type { ProgramName } from "../../kit/programs/ownPrograms.ts";
import { readName, readWhole } from "../../kit/view/readFields.ts";
import * as words from "./words.ts";

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
/** Who can be let in: the contestants, and a program of the reader's. */
export const contestantNames = [...Object.keys(names), "program"] as PlayerName[];

/** Whether a pair can be played without asking a program for its moves. */
export const isPlayedAtOnce = ({ players }: Pair): boolean => !players.includes("program");

/** What everybody may spend on a move, with the least and the greatest amount and what it is at first. */
export const limitRange = {
  nodes: { least: 10, most: 1_000_000, first: 1000 },
  milliseconds: { least: 1, most: 5000, first: 20 },
} as const;
export type LimitKind = keyof typeof limitRange;
export const limitKinds = Object.keys(limitRange) as LimitKind[];

/** Two to five, in the order of `contestantNames`. */
export type Players = readonly PlayerName[];
export const [fewestPlayers, mostPlayers] = [2, 5];

/** Contestants' names, separated by commas, in their own order. */
export function readPlayers(text: string): Players {
  const named = text.split(",").map((name) => readName(name.trim(), contestantNames, "contestant"));
  const players = contestantNames.filter((name) => named.includes(name));
  if (players.length < fewestPlayers || players.length > mostPlayers)
    throw new Error(words.wrongPlayers(text, fewestPlayers, mostPlayers));
  return players;
}

/** Which of the reader's programs plays, as in "alphaBeta,python". */
export const readProgram = (text: string): ProgramName => {
  const [task, language = languages[0]] = text.split(",");
  return {
    task: readName(task, figureTaskNames, "task"),
    language: readName(language, languages, "language"),
  };
};
export const writeProgram = ({ task, language }: ProgramName): string => `${task},${language}`;

export const mostOpenings = 200;

/** A game of two that is looked at. */
export interface Look {
  readonly couple: readonly [PlayerName, PlayerName];
  /** From 0. */
  readonly game: number;
  /** How many of its moves are played; undefined for all of them. */
  readonly ply?: number | undefined;
}

/** "mcts,greedy,3" is their third game at its end, "mcts,greedy,3,12" after 12 moves; "" is none. */
export function readLook(text: string, players: Players): Look | undefined {
  if (text === "") return undefined;
  const [one, other, game = "1", ply] = text.split(",").map((part) => part.trim());
  const couple = [readName(one, players, "player"), readName(other ?? "", players, "player")] as const;
  if (one === other) throw new Error(words.itself(one));
  return {
    couple,
    game: readWhole(game, [1, 2 * mostOpenings], "game") - 1,
    ply: ply === undefined ? undefined : readWhole(ply, [0, 999], "ply"),
  };
}

/** A look as `readLook` reads it; undefined where there is none. */
export function writeLook(look: Look | undefined): string | undefined {
  if (look === undefined) return undefined;
  const ply = look.ply === undefined ? [] : [look.ply];
  return [...look.couple, look.game + 1, ...ply].join(",");
}

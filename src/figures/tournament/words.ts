import { formatCount, formatPercent } from "../../drawing/formatValue.ts";
import type { PlayerName, Standing } from "../../engine/index.ts";
import { countWords, type Words } from "../../kit/narration/words.ts";
import type { LimitKind } from "./choices.ts";
import type { Contest } from "./contest.svelte.ts";
import { contestantWords } from "./contestantWords.ts";

const between = ({ score: { share, low, high } }: Standing) =>
  `${formatPercent(share)} % (${formatPercent(low)} to ${formatPercent(high)})`;
export const inGames = (games: number): string => countWords(games, "game");
export const inOpenings = (openings: number): string => countWords(openings, "opening");
/** What each move may spend. */
const units: Readonly<Record<LimitKind, string>> = { nodes: "node", milliseconds: "millisecond" };
export const budget = (amount: number, limit: LimitKind): string => countWords(amount, units[limit]);
/** Whether the contestants estimate, in front of "estimates". */
export const withEstimates = (isWith: boolean): string => (isWith ? "with" : "without");
const titleOf = (player: keyof typeof contestantWords) => contestantWords[player].title;

/** Who leads, and whether the two that are looked at can be told apart by these games. */
export function sayTournament(tournament: Contest): string {
  const { places, games, look, view } = tournament;
  const [first] = places;
  if (games.length === 0 || !first.all) return "No pair of games is over yet.";
  const [one, other] = look.couple;
  const standing = places.find(({ player }) => player === one)?.against.get(other);
  const leads =
    view.players.length === 2
      ? ""
      : `After ${inGames(games.length)} ${titleOf(first.player)} leads with ${between(first.all)}. `;
  if (!standing) return leads.trim();
  return `${leads}${countOf(titleOf(one), titleOf(other), standing)} ${verdict(tournament, standing)}`;
}

function countOf(one: string, other: string, standing: Standing): string {
  const [wins, draws, losses] = [standing.wins, standing.draws, standing.losses].map((count) =>
    formatCount(count),
  );
  return `${one} won ${wins}, drew ${draws} and lost ${losses} of ${inGames(standing.games)} against ${other}: ${between(standing)}.`;
}

/** What these games tell, once they are as many as were fixed beforehand. */
function verdict({ missing, games, isLookedAtAgain }: Contest, { score }: Standing): string {
  if (missing.length > 0) {
    const all = formatCount(games.length + 2 * missing.length);
    return `The interval is to be read when all ${all} games are over.`;
  }
  if (isLookedAtAgain)
    return "The number of openings was changed after a result had been seen, so the interval says more than these games tell: for one that holds, play a fresh match.";
  if (score.low > 0.5) return "Half is below that interval, so it is the stronger one here.";
  if (score.high < 0.5) return "Half is above that interval, so it is the weaker one here.";
  return "Half lies in that interval: these games cannot tell who is stronger.";
}

export const label = (game: string): string => `Figure: a tournament of ${game}`;
export const savedAs = (file: string): string => `Saved as ${file}.`;
export const notSaved = (problem: string): string => `This could not be saved: ${problem}`;
export const theTournament = "The tournament";
export const brokeOff = (problem: string): string => `The tournament broke off: ${problem}`;
export const twoToPlay = "It takes two to play.";
export const tooMany = (most: number): string => `Not more than ${most} can play: leave another out first.`;
export const wrongPlayers = (text: string, fewest: number, most: number): string =>
  `its players "${text}" are not ${fewest} to ${most} contestants`;
export const itself = (name: string): string => `"${name}" does not play itself`;

export const theGames = "The games";
export const playFresh = "Play a fresh match";
export const playGames = (count: number): string => `Play ${formatCount(count)} games`;
const done = (games: number, all: number) => `${formatCount(games)} of ${formatCount(all)} games`;
export const playing = (games: number, all: number, moves: number): string =>
  `${done(games, all)}${moves > 0 ? `, ${countWords(moves, "move")} of the next` : ""}`;
export const cancelled = (games: number, all: number): string => `Cancelled after ${done(games, all)}`;
export const planned = (games: number, all: number): string =>
  games === 0 ? `${formatCount(all)} games, a number fixed before the first` : done(games, all);

export const game = "Game";
export const limits: Readonly<Record<LimitKind, string>> = { nodes: "nodes", milliseconds: "milliseconds" };
export const amount = (limit: LimitKind): string => `How many ${limits[limit]} a move`;
export const spend = "What everybody may spend";
export const aMove = "a move";
export const openingsLabel = "Openings of each two";
export const openings = "openings";
export const contestants = "Contestants";
export const estimates = "estimates";

/** Which of the reader's programs plays. */
export const yourProgram = "Your program";
export const notHere = (title: string): string => `${title} (not here)`;
export const programDepth = "Plies that your program looks ahead";
export const pliesDeep = "plies deep";
export const writeOne = "Write one";

export const ranking = "Ranking by all games";
export const rankColumns = {
  place: "place",
  contestant: "contestant",
  interval: "95 % interval",
  score: "score",
} as const;
export const nodes = (count: number): string =>
  `${formatCount(Math.round(count))} ${count === 1 ? "node" : "nodes"}`;
/** What follows the nodes, where there is room. */
export const eachMove = " a move";
export const notPlayed = "has not played";
export const range = (standing: Standing | undefined): string =>
  standing ? `${formatPercent(standing.score.low)} to ${formatPercent(standing.score.high)} %` : "none";

export const cross = "Scores of the row against the column, in percent";
export const crossKey =
  "Row against column, in percent. The line is the 95 % interval, with the half dashed.";
export function couple(one: PlayerName, other: PlayerName, standing: Standing | undefined): string {
  const who = `${titleOf(one)} against ${titleOf(other)}`;
  if (!standing) return `${who}: not played yet`;
  const { wins, draws, losses, score } = standing;
  const share = `${formatPercent(score.share)} %, between ${formatPercent(score.low)} and ${formatPercent(score.high)} %`;
  return `${who}: ${share}; ${wins} won, ${draws} drawn, ${losses} lost`;
}

export const replay = "A game played again";
export const gameBefore = "The game before";
export const nextGame = "The next game";
export const whichGame = (place: number, of: number): Words[] => [
  { text: "Game " },
  { text: String(place), strong: true },
  { text: ` of ${of}` },
];
/** What stands behind the one that moves first, and behind the other. */
export const movesFirst = " moves first, ";
export const second = " second";
/** How a game has ended; undefined for a draw. */
export const ended = (winner: PlayerName | undefined): string =>
  winner === undefined ? "a draw" : `${titleOf(winner)} wins`;
export const noGame = "No game of these two is over yet.";
export const start = "The start";
/** A move of a game; without a mover it was drawn by lot. */
export const move = (ply: number, of: number, written: string, mover: PlayerName | undefined): string =>
  `Move ${ply} of ${of}: ${written}, ${mover === undefined ? "by lot" : titleOf(mover)}`;
export const moves = "Moves";
export const toStart = "To the start";
export const oneBack = "One move back";
export const oneOn = "One move on";
export const toEnd = "To the end";

/** Around the number of plies that are drawn by lot, and in front of the seed and the files. */
export const openingsOf = "openings of";
export const pliesByLot = "plies by lot";
export const pliesLabel = "Plies by lot";
export const seed = "seed";
export const seedLabel = "Seed";
export const save = "save";
export const saveCsv = "Save the games as CSV";
export const saveJson = "Save all as JSON";

/** What can be saved as pictures. */
export const drawings = { ranking: "the ranking", scores: "the scores" } as const;

import { formatCount, formatPercent } from "../../drawing/formatValue.ts";
import type { PlayedGame } from "../../engine/index.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, flag, oneOf, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { ProgramName } from "../../kit/programs/ownPrograms.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import {
  gameNames,
  type LimitKind,
  type Look,
  limitKinds,
  limitRange,
  mostOpenings,
  type Players,
  readLook,
  readPlayers,
  readProgram,
  writeLook,
  writeProgram,
} from "./choices.ts";
import { contestantWords } from "./contestantWords.ts";
import { playNow } from "./playNow.ts";
import { standingsOf } from "./standingsOf.ts";
import * as words from "./words.ts";

const four: Players = ["random", "greedy", "ordered", "mcts"];

const noProgram: ProgramName = { task: "alphaBeta", language: "javaScript" };

/** What means something where a program plays alone: elsewhere it is as usual, and no link says it. */
const forProgram = <Value>(field: Field<Value>) =>
  after(
    ["players"],
    ({ players }: { players: Players }): Field<Value> =>
      players.includes("program") ? field : { ...field, read: field.usual, write: () => undefined },
  );

const fields = {
  game: oneOf(gameNames, "connectFour"),
  players: parsed<Players>(readPlayers, four, (players) => players.join(",")),
  limit: oneOf(limitKinds, "nodes"),
  amount: after(["limit"], ({ limit }: { limit: LimitKind }) => {
    const { least, most, first } = limitRange[limit];
    return whole(least, most, first);
  }),
  /** Openings of each two contestants; each is played twice, with the sides exchanged. */
  openings: whole(1, mostOpenings, 5),
  /** Plies of an opening, drawn by lot. */
  plies: whole(0, 8, 2),
  seed: whole(0, 999_999_999, 1),
  /** Which of the reader's programs plays, where one does: the one that was run last where none is named. */
  program: forProgram<ProgramName | undefined>(optional(parsed(readProgram, noProgram, writeProgram))),
  /** Plies that it looks ahead. */
  depth: forProgram(whole(1, 12, 3)),
  /** Whether positions are estimated as the game does, or at 0 until they are decided; a link always says it. */
  estimates: { ...flag(true), write: (estimates: boolean) => (estimates ? "yes" : "no") },
  /** The two whose games are looked at, the game among them, and how many of its moves are played. */
  look: after(["game", "players"], ({ players }: { game: unknown; players: Players }) =>
    parsed<Look | undefined>((text) => readLook(text, players), undefined, writeLook),
  ),
  /** Whether its games are played, or being played: one that waits for its reader goes on waiting wherever it is opened. */
  begun: flag(true),
};
export type TournamentFields = typeof fields;
export type TournamentView = ViewOf<TournamentFields>;

/** A tournament of searches: games are played in workers, and the scores come with their intervals. */
export const tournament = defineFigure({
  name: "tournament",
  fields,
  steps: ["begun"],
  opening: { game: "connectFour", players: "greedy,alphaBeta,ordered,mcts", amount: 400, openings: 3 },
  prepare: ({ game }) => fetchGame(game === undefined ? undefined : String(game)),
  // What a clock decides nobody knows before it is played.
  facts: (view) => tournamentFacts(view, (view.limit === "nodes" && playNow?.(view)) || []),
  drawings: { ranking: [words.drawings.ranking, ".ranks"], scores: [words.drawings.scores, ".cross"] },
  component: () => import("./TournamentFigure.svelte"),
});

/**
 * What a tournament says of the games that are played: "games" ("gameWords": "24 games"), "openings"
 * of each two ("openingWords"), the "budget" of a move ("1,000 nodes"), "with" or "without" estimates ("estimates");
 * "leader", its name; of each contestant, such as mcts,
 * "mcts", its score in percent, "mctsLow" and "mctsHigh", the ends of its interval, and "mctsNodes", nodes for a move;
 * and of each two, such as mcts and greedy, "mctsGreedy", "mctsGreedyLow", "mctsGreedyHigh", for the first of them, with
 * "mctsGreedyWins", "mctsGreedyDraws", "mctsGreedyLosses".
 */
export function tournamentFacts(view: TournamentView, games: readonly PlayedGame[]): Facts {
  const places = standingsOf(view.players, games);
  const { openings } = view;
  const facts: Record<string, string> = {
    games: formatCount(games.length),
    gameWords: words.inGames(games.length),
    openings: formatCount(openings),
    openingWords: words.inOpenings(openings),
    budget: words.budget(view.amount, view.limit),
    estimates: words.withEstimates(view.estimates),
    leader: games.length === 0 ? "–" : contestantWords[places[0].player].title,
  };
  for (const { player, all, against } of places) {
    const tell = (name: string, standing: typeof all) => {
      facts[name] = standing ? formatPercent(standing.score.share) : "–";
      facts[`${name}Low`] = standing ? formatPercent(standing.score.low) : "–";
      facts[`${name}High`] = standing ? formatPercent(standing.score.high) : "–";
    };
    tell(player, all);
    facts[`${player}Nodes`] = all ? formatCount(Math.round(all.nodesPerMove)) : "–";
    for (const [other, standing] of against) {
      const name = player + other[0].toUpperCase() + other.slice(1);
      tell(name, standing);
      facts[`${name}Wins`] = standing ? formatCount(standing.wins) : "–";
      facts[`${name}Draws`] = standing ? formatCount(standing.draws) : "–";
      facts[`${name}Losses`] = standing ? formatCount(standing.losses) : "–";
    }
  }
  return facts;
}

import { countWords } from "../../drawing/formatCount.ts";
import type { PlayedGame } from "../../engine/index.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { contestantWords } from "./contestantWords.ts";
import { percent } from "./percent.ts";
import { standingsOf } from "./standingsOf.ts";
import type { TournamentView } from "./tournament.ts";

const write = (count: number) => count.toLocaleString("en");

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
    games: write(games.length),
    gameWords: countWords(games.length, "game"),
    openings: write(openings),
    openingWords: countWords(openings, "opening"),
    budget: countWords(view.amount, view.limit.slice(0, -1)),
    estimates: view.estimates ? "with" : "without",
    leader: games.length === 0 ? "–" : contestantWords[places[0].player].title,
  };
  for (const { player, all, against } of places) {
    const tell = (name: string, standing: typeof all) => {
      facts[name] = standing ? percent(standing.score.share) : "–";
      facts[`${name}Low`] = standing ? percent(standing.score.low) : "–";
      facts[`${name}High`] = standing ? percent(standing.score.high) : "–";
    };
    tell(player, all);
    facts[`${player}Nodes`] = all ? write(Math.round(all.nodesPerMove)) : "–";
    for (const [other, standing] of against) {
      const name = player + other[0].toUpperCase() + other.slice(1);
      tell(name, standing);
      facts[`${name}Wins`] = standing ? write(standing.wins) : "–";
      facts[`${name}Draws`] = standing ? write(standing.draws) : "–";
      facts[`${name}Losses`] = standing ? write(standing.losses) : "–";
    }
  }
  return facts;
}

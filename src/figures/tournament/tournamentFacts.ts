import type { PlayedGame } from "../../engine/index.ts";
import type { Facts } from "../prose/registry.ts";
import { contestantWords } from "./contestantWords.ts";
import { percent } from "./percent.ts";
import { standingsOf } from "./standingsOf.ts";
import type { TournamentView } from "./tournamentView.ts";

const write = (count: number) => count.toLocaleString("en");

/**
 * What a tournament says of the games that are played: "games"; "leader", its name; of each contestant, such as mcts,
 * "mcts", its score in percent, "mctsLow" and "mctsHigh", the ends of its interval, and "mctsNodes", nodes for a move;
 * and of each two, such as mcts and greedy, "mctsGreedy", "mctsGreedyLow", "mctsGreedyHigh", for the first of them.
 */
export function tournamentFacts(view: TournamentView, games: readonly PlayedGame[]): Facts {
  const places = standingsOf(view.players, games);
  const facts: Record<string, string> = {
    games: write(games.length),
    leader: games.length === 0 ? "?" : contestantWords[places[0].player].title,
  };
  for (const { player, all, against } of places) {
    const tell = (name: string, standing: typeof all) => {
      facts[name] = standing ? percent(standing.score.share) : "?";
      facts[`${name}Low`] = standing ? percent(standing.score.low) : "?";
      facts[`${name}High`] = standing ? percent(standing.score.high) : "?";
    };
    tell(player, all);
    facts[`${player}Nodes`] = all ? write(Math.round(all.nodesPerMove)) : "?";
    for (const [other, standing] of against) tell(player + other[0].toUpperCase() + other.slice(1), standing);
  }
  return facts;
}

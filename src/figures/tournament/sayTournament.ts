import { countWords } from "../../drawing/formatCount.ts";
import type { Standing } from "../../engine/index.ts";
import type { Contest } from "./contest.svelte.ts";
import { contestantWords } from "./contestantWords.ts";
import { percent } from "./percent.ts";

const between = ({ score: { share, low, high } }: Standing) =>
  `${percent(share)} % (${percent(low)} to ${percent(high)})`;
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
      : `After ${countWords(games.length, "game")} ${titleOf(first.player)} leads with ${between(first.all)}. `;
  if (!standing) return leads.trim();
  return `${leads}${countOf(titleOf(one), titleOf(other), standing)} ${verdict(tournament, standing)}`;
}

function countOf(one: string, other: string, standing: Standing): string {
  const [wins, draws, losses] = [standing.wins, standing.draws, standing.losses].map((count) =>
    count.toLocaleString("en"),
  );
  return `${one} won ${wins}, drew ${draws} and lost ${losses} of ${countWords(standing.games, "game")} against ${other}: ${between(standing)}.`;
}

/** What these games tell, once they are as many as were fixed beforehand. */
function verdict({ missing, games, isLookedAtAgain }: Contest, { score }: Standing): string {
  if (missing.length > 0) {
    const all = (games.length + 2 * missing.length).toLocaleString("en");
    return `The interval is to be read when all ${all} games are over.`;
  }
  if (isLookedAtAgain)
    return "The number of openings was changed after a result had been seen, so the interval says more than these games tell: for one that holds, play a fresh match.";
  if (score.low > 0.5) return "Half is below that interval, so it is the stronger one here.";
  if (score.high < 0.5) return "Half is above that interval, so it is the weaker one here.";
  return "Half lies in that interval: these games cannot tell who is stronger.";
}

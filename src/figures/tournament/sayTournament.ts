import type { Standing } from "../../engine/index.ts";
import { contestantWords } from "./contestantWords.ts";
import { percent } from "./percent.ts";
import type { Tournament } from "./tournament.svelte.ts";

const between = ({ score: { share, low, high } }: Standing) =>
  `${percent(share)} % (${percent(low)} to ${percent(high)})`;
const titleOf = (player: keyof typeof contestantWords) => contestantWords[player].title;

/** Who leads, and whether the two that are looked at can be told apart by these games. */
export function sayTournament(tournament: Tournament): string {
  const { places, games, look, view } = tournament;
  const [first] = places;
  if (games.length === 0 || !first.all) return "No pair of games is over yet.";
  const [one, other] = look.couple;
  const standing = places.find(({ player }) => player === one)?.against.get(other);
  const leads =
    view.players.length === 2
      ? ""
      : `After ${games.length.toLocaleString("en")} games ${titleOf(first.player)} leads with ${between(first.all)}. `;
  return `${leads}${standing ? sayCouple(titleOf(one), titleOf(other), standing) : ""}`;
}

function sayCouple(one: string, other: string, standing: Standing): string {
  const { wins, draws, losses, games } = standing;
  const count = `${one} won ${wins}, drew ${draws} and lost ${losses} of ${games} games against ${other}: ${between(standing)}. `;
  if (standing.score.low > 0.5) return `${count}Half is below that interval, so it is the stronger one here.`;
  if (standing.score.high < 0.5) return `${count}Half is above that interval, so it is the weaker one here.`;
  return `${count}Half lies in that interval: these games cannot tell who is stronger.`;
}

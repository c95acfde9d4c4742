import type { PlayedGame } from "../../engine/index.ts";
import { writeCsv } from "../../kit/share/writeCsv.ts";
import { standingsOf } from "./standingsOf.ts";
import type { TournamentView } from "./tournament.ts";

export type TournamentFile = "csv" | "json";

/** A tournament as a file: every game as a row of a table, or settings, standings and games as JSON. */
export function exportTournament(
  kind: TournamentFile,
  view: TournamentView,
  games: readonly PlayedGame[],
): { readonly name: string; readonly content: Blob } {
  const { look: _, ...settings } = view;
  const name = `tournament-${view.game}-${view.amount}-${view.limit}.${kind}`;
  if (kind === "csv") return { name, content: new Blob([gamesCsv(games)], { type: "text/csv" }) };
  const standings = standingsOf(view.players, games).map(({ player, all, against }) => ({
    player,
    ...all,
    against: Object.fromEntries(against),
  }));
  const text = JSON.stringify({ settings, standings, games }, null, 2);
  return { name, content: new Blob([text], { type: "application/json" }) };
}

/** One row a game; MAX plays first, and the outcome is MAX's. */
export const gamesCsv = (games: readonly PlayedGame[]): string =>
  writeCsv([
    ["max", "min", "outcome", "pliesByLot", "plies", "nodesOfMax", "nodesOfMin", "moves"],
    ...games.map(({ max, min, outcome, opening, moves, nodes }) => [
      max,
      min,
      outcome,
      opening,
      moves.length,
      ...nodes,
      moves.join(" "),
    ]),
  ]);

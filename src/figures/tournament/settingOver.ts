import type { Setting } from "../../kit/prose/registry.ts";
import { readTournamentView, type TournamentText } from "./readTournamentView.ts";
import type { TournamentView } from "./tournamentView.ts";

/**
 * The view that prose asks for: the chapter's own with another `game`, other contestants (`algorithm`, separated by
 * commas), and `at`, phrases separated by commas: "3000 nodes", "20 milliseconds", "10 openings", "2 plies", "seed 3",
 * "estimates yes", "estimates no". Throws an Error that says which of them is wrong.
 */
export function settingOver(given: TournamentView, { game, algorithm, at }: Setting): TournamentView {
  let text: TournamentText = { ...given, players: given.players.join(","), look: undefined };
  if (game !== undefined) text = { ...text, game };
  if (algorithm !== undefined) text = { ...text, players: algorithm };
  for (const phrase of at === undefined ? [] : at.split(",").map((part) => part.trim())) {
    const [first = "", second = ""] = phrase.split(" ");
    if (second === "nodes" || second === "milliseconds") text = { ...text, limit: second, amount: first };
    else if (second === "openings" || second === "plies") text = { ...text, [second]: first };
    else if (first === "seed" || first === "estimates") text = { ...text, [first]: second };
    else throw new Error(`"${phrase}" is neither "3000 nodes" nor "estimates no"`);
  }
  return readTournamentView(text);
}

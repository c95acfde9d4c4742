import type { ContestantName } from "../../engine/index.ts";
import { readName } from "../../kit/view/readName.ts";
import { readWhole } from "../../kit/view/readWhole.ts";
import {
  contestantNames,
  fewestPlayers,
  gameNames,
  type Look,
  limitKinds,
  limitRange,
  longestOpening,
  mostOpenings,
  mostPlayers,
  type TournamentView,
} from "./tournamentView.ts";

/** What is written of a view, by name; all of it may be left out. */
export type TournamentText = Readonly<
  Partial<Record<keyof TournamentView, string | number | boolean | undefined>>
>;

/** The view that these texts describe. Throws an Error that says which of them is wrong. */
export function readTournamentView(text: TournamentText): TournamentView {
  const limit = readName(String(text.limit ?? "nodes"), limitKinds, "limit");
  const { least, most, first } = limitRange[limit];
  const whole = (
    name: "amount" | "openings" | "plies" | "seed",
    range: readonly [number, number],
    or: number,
  ) => readWhole(String(text[name] ?? or), range, name);
  const players = readPlayers(String(text.players ?? "random,greedy,ordered,mcts"));
  return {
    game: readName(String(text.game ?? "connectFour"), gameNames, "game"),
    players,
    limit,
    amount: whole("amount", [least, most], first),
    openings: whole("openings", [1, mostOpenings], 5),
    plies: whole("plies", [0, longestOpening], 2),
    seed: whole("seed", [0, 999_999_999], 1),
    estimates: readName(yesOrNo(text.estimates), ["yes", "no"], "answer to estimates:") === "yes",
    look: text.look === undefined || text.look === "" ? undefined : readLook(String(text.look), players),
  };
}

const yesOrNo = (value: string | number | boolean | undefined): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? "yes");

/** Contestants' names, separated by commas, in their own order. */
function readPlayers(text: string): readonly ContestantName[] {
  const named = text.split(",").map((name) => readName(name.trim(), contestantNames, "contestant"));
  const players = contestantNames.filter((name) => named.includes(name));
  if (players.length < fewestPlayers || players.length > mostPlayers)
    throw new Error(`its players "${text}" are not ${fewestPlayers} to ${mostPlayers} contestants`);
  return players;
}

/** "mcts,greedy,3" is their third game at its end, "mcts,greedy,3,12" after 12 moves. */
function readLook(text: string, players: readonly ContestantName[]): Look {
  const [one, other, game = "1", ply] = text.split(",").map((part) => part.trim());
  const couple = [readName(one, players, "player"), readName(other ?? "", players, "player")] as const;
  if (one === other) throw new Error(`"${one}" does not play itself`);
  return {
    couple,
    game: readWhole(game, [1, 2 * mostOpenings], "game") - 1,
    ply: ply === undefined ? undefined : readWhole(ply, [0, 999], "ply"),
  };
}

import { readGame, readPosition, type SmallName, smallGames } from "../../games/rules.ts";
import { deepest, type HorizonView, type SearchName, searchNames } from "./horizonView.ts";

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readHorizonView(parameters: URLSearchParams): HorizonView {
  const game = readGame(parameters.get("game"), smallGames);
  return {
    game,
    position: readPosition(game, parameters.get("position") ?? ""),
    depth: readDepth(game, parameters.get("depth")),
    picked: readSearch(parameters.get("search") ?? "depth"),
    plies: readPlies(parameters.get("plies") ?? "0"),
  };
}

export function readDepth(game: SmallName, text: string | null): number {
  if (!/^\d$/.test(text ?? "") || Number(text) < 1 || Number(text) > deepest[game])
    throw new Error(`"${text ?? ""}" is no depth from 1 to ${deepest[game]}`);
  return Number(text);
}

export function readSearch(text: string): SearchName {
  const found = searchNames.find((name) => name === text);
  if (found === undefined) throw new Error(`"${text}" is no search; there are ${searchNames.join(", ")}`);
  return found;
}

/** Plies that a line does not have are left out when it is played. */
export function readPlies(text: string): number {
  if (text === "end") return 99;
  if (!/^\d{1,2}$/.test(text)) throw new Error(`"${text}" is no number of plies, nor "end"`);
  return Number(text);
}

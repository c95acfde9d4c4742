import { readGame, readPosition, type WeighedName } from "../position/rules.ts";

/** The searches that are compared: to the depth, one ply deeper, and to the depth with quiescence. */
export const searchNames = ["depth", "deeper", "quiet"] as const;
export type SearchName = (typeof searchNames)[number];

/** What a horizon shows: everything that a link must hold to show the same again. */
export interface HorizonView {
  readonly game: WeighedName;
  readonly position: string;
  /** Plies of the shallower search. */
  readonly depth: number;
  /** The search whose line stands on the board, and how many of its plies are played. */
  readonly picked: SearchName;
  readonly plies: number;
}

/** The deepest shallower search that answers at once. */
export const deepest: Readonly<Record<WeighedName, number>> = { ticTacToe: 5, connectFour: 5 };

export function writeHorizonView({ game, position, depth, picked, plies }: HorizonView): URLSearchParams {
  return new URLSearchParams({ game, position, depth: String(depth), search: picked, plies: String(plies) });
}

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readHorizonView(parameters: URLSearchParams): HorizonView {
  const game = readGame(parameters.get("game"));
  return {
    game,
    position: readPosition(game, parameters.get("position") ?? ""),
    depth: readDepth(game, parameters.get("depth")),
    picked: readSearch(parameters.get("search") ?? "depth"),
    plies: readPlies(parameters.get("plies") ?? "0"),
  };
}

export function readDepth(game: WeighedName, text: string | null): number {
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

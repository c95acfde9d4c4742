import type { SmallName } from "../../games/rules.ts";

/** The searches that are compared: to the depth, one ply deeper, and to the depth with quiescence. */
export const searchNames = ["depth", "deeper", "quiet"] as const;
export type SearchName = (typeof searchNames)[number];

/** What a horizon shows: everything that a link must hold to show the same again. */
export interface HorizonView {
  readonly game: SmallName;
  readonly position: string;
  /** Plies of the shallower search. */
  readonly depth: number;
  /** The search whose line stands on the board, and how many of its plies are played. */
  readonly picked: SearchName;
  readonly plies: number;
}

/** The deepest shallower search that answers at once. */
export const deepest: Readonly<Record<SmallName, number>> = { ticTacToe: 5, connectFour: 5 };

export function writeHorizonView({ game, position, depth, picked, plies }: HorizonView): URLSearchParams {
  return new URLSearchParams({ game, position, depth: String(depth), search: picked, plies: String(plies) });
}

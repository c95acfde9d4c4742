import type { WeighedName } from "../../games/rules.ts";
import { type SavingPart, writeSavingParts } from "../../kit/orderingParts/savingParts.ts";

/** What is searched, how deep, and with what: everything that a link must hold to count the same again. */
export interface OrderingView {
  readonly game: WeighedName;
  /** A position of the game as text. */
  readonly position: string;
  /** Plies of the last iteration. */
  readonly depth: number;
  /** The parts that are on, in the figure's order. */
  readonly parts: readonly SavingPart[];
}

/** Deeper than this a search in natural order would take minutes. */
export const deepest = 12;

/** A number of plies. Throws an Error that says what would be accepted. */
export function readDepth(text: string): number {
  const depth = text.trim() === "" ? Number.NaN : Number(text);
  if (!(Number.isInteger(depth) && depth >= 1 && depth <= deepest))
    throw new Error(`"${text}" is not a whole number of plies from 1 to ${deepest}`);
  return depth;
}

/** The view as parameters of a link; `readOrderingView` is its inverse. */
export const writeOrderingView = ({ game, position, depth, parts }: OrderingView): URLSearchParams =>
  new URLSearchParams({ game, position, depth: String(depth), parts: writeSavingParts(parts, game) });

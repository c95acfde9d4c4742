import type { Thinker } from "../../engine/opponents/style.ts";

/** A move that was weighed, written as the game writes it. */
export interface WrittenMove {
  readonly move: string;
  /** For MAX. */
  readonly value: number;
  readonly line: readonly string[];
  readonly probability: number;
}

/** What somebody had in mind about a position, as plain text and numbers. */
export interface WrittenPlan {
  /** What it came from: values of sampling are on another scale. */
  readonly thinker: Thinker;
  /** Moves that it looked at, in a game too wide to look at all. */
  readonly width: number | undefined;
  /** The move was drawn from the values of all, and need not be the best. */
  readonly byChance: boolean;
  readonly move: string;
  /** For MAX; undefined where nothing was estimated. */
  readonly value: number | undefined;
  readonly line: readonly string[];
  /** Plies of the last whole iteration, where it goes by plies. */
  readonly depth: number | undefined;
  /** Nodes entered, or games played out. */
  readonly nodes: number;
  /** The best first; empty where only the best is known. */
  readonly moves: readonly WrittenMove[];
}

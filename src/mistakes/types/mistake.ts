import type { Game } from "../../engine/game.ts";
import type { Observer } from "../../engine/observer.ts";
import type { Options, Result } from "../../engine/search.ts";
import type * as searches from "../../engine/searches/index.ts";
import type { TableOptions } from "../../engine/table/tableFor.ts";

/** What a mistake costs. */
export const mistakeKinds = ["wrong answer", "wasted work"] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

/** A right search, by its exported name, which is its file's. */
export type SearchName = keyof typeof searches;

/** What figures have to know of a search. */
export interface Traits {
  /** Whether it has a window to show and to narrow. */
  readonly prunes: boolean;
  /** Whether some of its windows are one wide, and only ask whether a node is worth as much as their upper end. */
  readonly tests: boolean;
  /** Whether it keeps a transposition table that takes settings. */
  readonly remembers: boolean;
  /** Whether it knows positions again, by a table or otherwise: it may then read fewer leaves than any order alone allows. */
  readonly recalls: boolean;
  /** Whether parts put its moves in order, which can be left out. */
  readonly orders: boolean;
  /** It takes other estimates than the game's: what a leaf is worth to it, one sees once it was read. */
  readonly guesses?: true;
}

/** A search with one thing wrong: what is known of it everywhere. What becomes of the search is its `Patch`. */
export interface Mistake {
  readonly title: string;
  /** The search that it is, but for its patch, and that it is read against. */
  readonly spoils: SearchName;
  readonly kind: MistakeKind;
  /** What figures have to know of it, where that is not the same as of the search that it spoils. */
  readonly traits?: Partial<Traits>;
  /** It lies at the root as well, or in the numbers that the root begins with: the first call is another one. */
  readonly spoilsRoot?: true;
}

/**
 * What is another text in the spoiled search, each with what takes its place. A text stands in the search's file exactly
 * once. Blanks and ends of lines in it match any; "…" stands for all that lies between what is before and behind it.
 * Imports are written as they would be in the search's own folder.
 */
export type Patch = readonly (readonly [before: string, after: string])[];

/** A search with a mistake in it: what it takes is what the right one takes, and what some mistakes bring along. */
export type SpoiledSearch = <Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options?: Options & TableOptions<Move> & Brought,
  observer?: Observer<Move>,
) => Result<Move>;

interface Brought {
  /** The time in whole seconds, for the mistake that asks a clock: the engine has none. */
  readonly clock?: () => number;
  /** What makes keys of texts, for the mistake that digests them. */
  readonly digest?: (text: string) => string;
  /** Of the chance that a mistake plays with. */
  readonly seed?: number;
}

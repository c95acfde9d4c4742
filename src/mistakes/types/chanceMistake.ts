import type { AnyGame } from "../../engine/game.ts";
import type { chanceSearches, Observer, Result, StarOptions } from "../../engine/index.ts";
import type { Finding, MistakeKind, Showcase, ShowcaseWords } from "./mistake.ts";

/** A right search of games of chance, by its exported name, which is its file's. */
export type ChanceSearchName = keyof typeof chanceSearches;

/** A search of games of chance with one thing wrong. What becomes of the search is the `Patch` of its file. */
export interface ChanceMistake {
  /** The search that it is, but for its patch, and that it is read against. */
  readonly spoils: ChanceSearchName;
  readonly kind: MistakeKind;
}

/** A search of games of chance with a mistake in it: what it takes is what the right one takes. */
export type SpoiledChanceSearch = <Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  options?: StarOptions,
  observer?: Observer<Move>,
) => Result<Move>;

/** What a search says of a tree with chance nodes. */
export interface ChanceFinding extends Finding {
  /** What it says that the root is worth, as figures print it. */
  readonly value: string;
  /** The move as the stepper calls it: "move 1" is the first. */
  readonly name: string;
  /** What that move is worth in truth, as figures print it. */
  readonly worth: string;
  readonly leaves: number;
}

export interface ChanceFindings {
  readonly right: ChanceFinding;
  readonly wrong: ChanceFinding;
}

/** What the bug lab says of a mistake in a search of games of chance. */
export type ChanceWords<Option extends string = "right" | "wrong" | "other"> = ShowcaseWords<
  ChanceFindings,
  Option
>;

/** How the bug lab shows such a mistake: on a tree with chance nodes, whose root is MAX's. */
export interface ChanceShowcase<Option extends string = "right" | "wrong" | "other">
  extends Showcase<ChanceFindings, Option> {
  readonly words: ChanceWords<Option>;
  readonly tree: string;
}

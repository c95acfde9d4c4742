import type { Game } from "../../engine/game.ts";
import type { Observer } from "../../engine/observer.ts";
import type { Options, Result } from "../../engine/search.ts";
import type * as searches from "../../engine/searches/index.ts";
import type { TableOptions } from "../../engine/table/tableFor.ts";

/** What a right or a wrong program comes to on the input that exposes the mistake. */
export interface Finding {
  /** Whether what it answers is true, and its move as good as any. */
  readonly isRight: boolean;
  /** How much it did, in the exhibit's unit. */
  readonly work: number;
}

/** What the bug lab says of a mistake, whatever it finds of it. */
export interface ShowcaseWords<Findings, Option extends string> {
  /** A name that says what goes wrong. */
  readonly title: string;
  /** Where one meets it, a paragraph each; words between backquotes are code. */
  readonly story: readonly string[];
  readonly question: string;
  /** The answers to choose from, in the order in which they are offered. */
  readonly options: (found: Findings) => Readonly<Record<Option, string>>;
  /** What has happened, a paragraph each; words between backquotes are code. */
  readonly reveal: (found: Findings) => readonly string[];
}

/** How the bug lab shows a mistake, whatever it finds of it. */
export interface Showcase<Findings, Option extends string = string> {
  readonly words: ShowcaseWords<Findings, Option>;
  /** The right one of the options, computed; undefined says that it is not among them. */
  readonly answer: (found: Findings) => Option | undefined;
  /** False where smaller inputs expose it, too. */
  readonly smallest?: false;
}

/** A small input that exposes a mistake: an abstract tree as text, or else a game and a position of it as text. */
export interface ExposingInput {
  readonly tree?: string;
  readonly game?: string;
  readonly position?: string;
  readonly depth?: number;
  /** Score a win in n plies higher than one in n + 1. */
  readonly sooner?: boolean;
}

/** What a search says of the input. */
export interface SearchFinding extends Finding {
  /** What it says that the root is worth, as figures print it. */
  readonly value: string;
  /** The place of its move among those there are, from 0; −1 where it has none. */
  readonly move: number;
  /** The move as the stepper calls it, "move 1" or "O bottom right"; "none" where it has none. */
  readonly name: string;
  /** What that move is worth in truth to its end, as figures print it; "nothing" where it has none. */
  readonly worth: string;
  readonly nodes: number;
  readonly leaves: number;
}

/** Both, by what they are called in prose. */
export interface SearchFindings {
  readonly right: SearchFinding;
  readonly wrong: SearchFinding;
  /** How many leaves another search reads of the same input, right or wrong, by its name. */
  readonly leavesOf: (name: string) => number;
}

/** What a mistake answers, what is right, and something else. */
type Usual = "right" | "wrong" | "other";

/** What the bug lab says of a mistake in a depth-first search. */
export interface SearchWords<Option extends string = Usual> extends ShowcaseWords<SearchFindings, Option> {
  /** What its work is counted in; leaves read by default. */
  readonly unit?: string;
}

/** How the bug lab shows a mistake in a depth-first search. */
export interface SearchShowcase<Option extends string = Usual> extends Showcase<SearchFindings, Option> {
  readonly words: SearchWords<Option>;
  /** The slug of the chapter that teaches it rightly. */
  readonly chapter: string;
  readonly setup: ExposingInput;
  /** Leaves read, where nothing else is given: what a search does on the input. */
  readonly work?: {
    readonly count: <Position, Move>(
      search: SpoiledSearch,
      game: Game<Position, Move>,
      position: Position,
    ) => number;
  };
}

/** What a search by sampling comes to on a tree. */
export interface SamplingFinding extends Finding {
  readonly move: number;
  /** The move as the stepper calls it: "move 1" is the first. */
  readonly name: string;
  /** What that move is worth in truth, as figures print it. */
  readonly worth: string;
  /** How often the move was visited that is best in truth, after each iteration. */
  readonly visits: readonly number[];
}

export interface SamplingFindings {
  readonly right: SamplingFinding;
  readonly wrong: SamplingFinding;
}

/** What the bug lab says of a mistake in sampling. */
export type SamplingWords<Option extends string> = ShowcaseWords<SamplingFindings, Option>;

/** How the bug lab shows a mistake in sampling. */
export interface SamplingShowcase<Option extends string = string> extends Showcase<SamplingFindings, Option> {
  readonly tree: string;
  /** What the right search does in its place: the method of `Uct` that the mistake replaces. */
  readonly method: "creditsMax" | "explore" | "expand" | "grows" | "rewards";
  /** Of the chance that both play with. */
  readonly seed: number;
}

/** What a mistake costs. */
export const mistakeKinds = ["wrongAnswer", "wastedWork"] as const;
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

import type { Game } from "../../engine/game.ts";
import type { SpoiledSearch } from "./mistake.ts";

/** What a right or a wrong program comes to on the input that exposes the mistake. */
export interface Finding {
  /** Whether what it answers is true, and its move as good as any. */
  readonly isRight: boolean;
  /** How much it did, in the exhibit's unit. */
  readonly work: number;
}

/** A question and its options; `answer` is one of them, computed. */
interface Asked {
  readonly text: string;
  readonly options: readonly string[];
  readonly answer: string;
}

/** How the bug lab shows a mistake, whatever it finds of it. */
interface Showcase<Findings> {
  /** A name that says what goes wrong. */
  readonly title: string;
  /** Where one meets it, a paragraph each; words between backquotes are code. */
  readonly story: readonly string[];
  readonly ask: (found: Findings) => Asked;
  /** What has happened, a paragraph each; words between backquotes are code. */
  readonly reveal: (found: Findings) => readonly string[];
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
  /** Its move as the stepper calls it, "move 1" or "O bottom right"; "none" where it has none. */
  readonly move: string;
  /** What that move is worth in truth to its end, as figures print it; "nothing" where it has none. */
  readonly worth: string;
  /** It is the first of the moves there are. */
  readonly isFirst: boolean;
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

/** How the bug lab shows a mistake in a depth-first search. */
export interface SearchShowcase extends Showcase<SearchFindings> {
  /** The slug of the chapter that teaches it rightly. */
  readonly chapter: string;
  readonly setup: ExposingInput;
  /** Leaves read, where nothing else is given: what a search does on the input. */
  readonly work?: {
    readonly unit: string;
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

/** How the bug lab shows a mistake in sampling. */
export interface SamplingShowcase extends Showcase<SamplingFindings> {
  readonly tree: string;
  /** What the right search does in its place: the method of `Uct` that the mistake replaces. */
  readonly method: "creditsMax" | "explore" | "expand" | "grows" | "rewards";
  /** Of the chance that both play with. */
  readonly seed: number;
}

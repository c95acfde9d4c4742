import type { Setup } from "../run/setup.ts";

interface Explained {
  /** The question in the chapter's own words; it has words of its own where this is absent. */
  readonly text?: string;
  /** What to add to the trace's own explanation. */
  readonly why?: string;
}

/**
 * What to say to wrong numbers that a chapter foresees, by the number as figures print it ("−1", "0.5"): what led there,
 * and never the right one.
 */
interface Foreseen {
  readonly hints?: Readonly<Record<string, string>>;
}

/** A question about a tree or a position and a search of it; alpha-beta by default. */
type AboutSearch = Explained & Partial<Setup>;

/** What is the node at this path of child indices ("1.0", from 0; "" or "root" is the root) worth? */
export interface ValueQuestion extends AboutSearch, Foreseen {
  readonly ask: "value";
  readonly node: string;
}

/** What does the search return for the node at this path, the last time it leaves it? */
export interface ReturnQuestion extends AboutSearch {
  readonly ask: "return";
  readonly node: string;
}

/** At this step ("leave 1.0"), will the next child be read or cut? */
export interface NextQuestion extends AboutSearch {
  readonly ask: "next";
  readonly at: string;
}

/** Whose bound is behind this cutoff ("cutoff 1")? */
export interface OwnerQuestion extends AboutSearch {
  readonly ask: "owner";
  readonly at: string;
}

/** How many of these will the whole search count? */
export interface CountQuestion extends AboutSearch, Foreseen {
  readonly ask: "count";
  readonly what?: "leaves" | "nodes" | "cutoffs";
}

/**
 * A question with answers to choose from; `answer` is the index of the right one. `hints` has a sentence for each of the
 * options, in their order: what whoever chose it took for what, and never the right answer. That of the right one is "".
 */
export interface ChoiceQuestion extends Explained {
  readonly ask: "choice";
  readonly text: string;
  readonly options: readonly string[];
  readonly answer: number;
  readonly hints?: readonly string[];
  /** What is said to every wrong choice alike, where it has no hint of its own. */
  readonly hint?: string;
}

/**
 * A question with a number for an answer that the chapter computes; `hint` is said to every wrong answer that has none of
 * its own.
 */
export interface NumberQuestion extends Explained, Foreseen {
  readonly ask: "number";
  readonly text: string;
  readonly value: number;
  readonly hint: string;
}

/** What a chapter may ask in its check. */
export type Question =
  | ValueQuestion
  | ReturnQuestion
  | NextQuestion
  | OwnerQuestion
  | CountQuestion
  | ChoiceQuestion
  | NumberQuestion;

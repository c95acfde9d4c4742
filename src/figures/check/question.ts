import type { Setup } from "../run/setup.ts";

interface Explained {
  /** The question in the chapter's own words; it has words of its own where this is absent. */
  readonly text?: string;
  /** What to add to the trace's own explanation. */
  readonly why?: string;
}

/** A question about a tree or a position and a search of it; alpha-beta by default. */
type AboutSearch = Explained & Partial<Setup>;

/** What is the node at this path of child indices ("1.0", from 0; "" or "root" is the root) worth? */
export interface ValueQuestion extends AboutSearch {
  readonly ask: "value";
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
export interface CountQuestion extends AboutSearch {
  readonly ask: "count";
  readonly what?: "leaves" | "nodes" | "cutoffs";
}

/**
 * A question with answers to choose from; `answer` is the index of the right one, `hint` what a wrong choice should look
 * at.
 */
export interface ChoiceQuestion extends Explained {
  readonly ask: "choice";
  readonly text: string;
  readonly options: readonly string[];
  readonly answer: number;
  readonly hint: string;
}

/** A question with a number for an answer that the chapter computes; `hint` is what a wrong answer overlooks. */
export interface NumberQuestion extends Explained {
  readonly ask: "number";
  readonly text: string;
  readonly value: number;
  readonly hint: string;
}

/** What a chapter may ask in its check. */
export type Question =
  | ValueQuestion
  | NextQuestion
  | OwnerQuestion
  | CountQuestion
  | ChoiceQuestion
  | NumberQuestion;

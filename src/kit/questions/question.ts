import type { OutlineNode } from "../../trace/index.ts";
import { type Run, runSetup, type Subject } from "../run/run.ts";
import { type Setup, sameSetup, setupOf } from "../run/setup.ts";
import { nodeName } from "../tree/nodeNames.ts";
import type { MistakeKind } from "./mistakeKind.ts";
import * as words from "./words.ts";

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

/** One of several answers to pick from. */
export interface Option {
  readonly key: string;
  readonly label: string;
}

/** The picture beside a question: a run, at the step that is asked about and at the one that decides. */
export interface Scene {
  readonly run: Run;
  readonly at: number;
  readonly decides: number;
  /** The drawn node whose value is asked for, ringed. */
  readonly ring?: number;
  /** What the ringed node is worth: said below it with the answer, where the search does not prove it. */
  readonly note?: string;
  /** The drawn node whose fate is asked for, marked below. */
  readonly query?: number;
  /** Values of unread leaves stay hidden, as they are from the search. */
  readonly secret: boolean;
  /** A node of the picture is an answer: an option, or plainly wrong. */
  readonly pickable: boolean;
}

/** A question made ready to be put and graded. An answer is an option's key, or a number as figures print it. */
export interface Asked {
  readonly text: string;
  readonly scene: Scene | undefined;
  /** Undefined where a number is to be typed. */
  readonly options: readonly Option[] | undefined;
  /** Only whole numbers from 0 on make sense, so a keypad will do. */
  readonly whole: boolean;
  /** The right one. */
  readonly answer: string;
  /** The right answer as a sentence, with the trace's reason for it. */
  readonly verdict: string;
  readonly why: string | undefined;
  /** What a wrong answer overlooks, without giving the right one away. */
  hint(given: string): string;
  /** Which of the usual mistakes a wrong answer is; undefined where the question is a chapter's own. */
  mistake(given: string): MistakeKind | undefined;
}

/** What is asked for is a mean, or may be one, and may be rounded. */
export const mayBeRounded = ({ options, whole, scene }: Asked): boolean =>
  options === undefined && !whole && scene?.run.chance !== undefined;

/** What was searched last: questions that follow each other are often about the same search. */
let lastRun: Run | undefined;

/** Searches what a question is about. Throws where its tree is too large to be drawn whole: nobody could answer. */
export function askedRun(question: Partial<Setup>): Run {
  const setup = setupOf(question);
  const run = lastRun && sameSetup(lastRun.setup, setup) ? lastRun : runSetup(setup);
  lastRun = run;
  if (!run.outline.complete) throw new Error(words.tooLarge);
  return run;
}

/** Where somebody chooses, within a sentence: "at the root", "after move 2". */
export const whereOf = (subject: Subject, node: OutlineNode): string =>
  words.where(node.parent && nodeName(subject, node));

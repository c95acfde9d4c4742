import type { Finding, MistakeKind, Showcase } from "../../mistakes/index.ts";

/** A question to answer before the reveal. */
export interface ExhibitQuestion {
  readonly text: string;
  readonly options: readonly string[];
  /** The index of the right one: computed, so that −1 would say that it is not among them. */
  readonly answer: number;
}

/** The question of a showcase, after what was found. */
export function askOf<Findings>({ words, answer }: Showcase<Findings>, found: Findings): ExhibitQuestion {
  const options = words.options(found);
  const right = answer(found);
  return {
    text: words.question,
    options: Object.values(options),
    answer: right === undefined ? -1 : Object.keys(options).indexOf(right),
  };
}

/** What right and wrong come to, and what is asked and told of it: every number in it is computed. */
export interface Proof {
  readonly right: Finding;
  readonly wrong: Finding;
  readonly question: ExhibitQuestion;
  /** What has happened, a paragraph each; words between backquotes are code. */
  readonly reveal: readonly string[];
}

/** A mistake as the bug lab shows it: what is the same for every one, however its picture is drawn. */
export interface Exhibit {
  /** The mistake's exported name, which is its file's and its place on the page. */
  readonly name: string;
  readonly title: string;
  readonly kind: MistakeKind;
  /** The exported name of the right algorithm that it stands in for. */
  readonly standsFor: string;
  /** The slug of the chapter that teaches it rightly. */
  readonly chapter: string;
  /** A small input that exposes it, as a reader would write it. */
  readonly input: string;
  /**
   * Where no smaller one exposes it, what it is the smallest of: trees by their nodes, positions by their empty cells.
   * Whoever claims this has it proved by `smallest.test.ts`.
   */
  readonly smallest?: "tree" | "timedTree" | "sampledTree" | "chanceTree" | "position" | undefined;
  /** The game's name in `games`, where the input is a position of one. */
  readonly game?: string | undefined;
  /** What its work is counted in. */
  readonly unit: string;
  /** Where one meets it, a paragraph each; words between backquotes are code. */
  readonly story: readonly string[];
  /** Runs right and wrong on the input. */
  prove(): Proof;
}

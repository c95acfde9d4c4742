import type { AnyGame } from "../../engine/game.ts";
import type { ChanceTree, Result } from "../../engine/index.ts";
import type { RunningEvent } from "../../listing/runningLines.ts";
import type { OutlineNode, Owner, Recording, Trace } from "../../trace/index.ts";
import type { Run, Subject } from "./run.ts";
import type { Setup } from "./setup.ts";

/** What a search has to do in a tree, and so whoever does it by hand. */
export interface Hardness {
  readonly leaves: number;
  readonly cutoffs: number;
}

/** A tree whose leaves can be others. */
export interface OtherLeaves<Other> {
  readonly text: string;
  readonly leaves: readonly number[];
  /** The same tree, its leaves one after the other from `next`. */
  refill(next: () => number): Other;
  /** What the search does in such a tree; and whether what is right there can be told from what is not. */
  hardness(other: Other): Hardness & { readonly isClear?: boolean };
}

/** What a figure needs to search, to say and to show a tree where chance draws. Few trees have such nodes, and those alone fetch it. */
export interface ChancePart {
  readSubject(setup: Setup): Subject;
  /** What a search told of a subject, and what it found; throws where the search takes chance for somebody's turn. */
  record(subject: Subject): { readonly recording: Recording<unknown>; readonly result: Result<unknown> };
  traceOf(subject: Subject, recording: Recording<unknown>): Trace<unknown>;
  /** The sentence of a step, what is strong in it marked by asterisks. */
  sentence(run: Run, step: number): string;
  /** How likely the move to a node is, as it is written; undefined where somebody chooses it. */
  probability(node: OutlineNode): string | undefined;
  /** At which end of its window a node was cut, and who holds that bound, though chance nodes stand between. */
  cut(run: Run, step: number): { readonly end: "alpha" | "beta"; readonly owner: Owner };
  /** The true value of a chance node, by those of its children. */
  mean(node: OutlineNode, values: readonly number[]): number;
  /** Why a number is not the mean of a draw whose outcomes are worth these values. */
  wrongMean(
    node: OutlineNode,
    taken: { readonly name: string; readonly given: number; readonly values: readonly number[] },
  ): string;
  /**
   * Whether Star1 reads or cuts what is left of a draw, as it decides at this step: how that is asked, what there is to reckon
   * with, which gives nothing away, and what comes of it. Undefined where somebody chooses, and of other searches.
   */
  rest(
    run: Run,
    node: OutlineNode,
    step: number,
    names: Readonly<Record<"where" | "search" | "child", string>>,
  ): Readonly<Record<"text" | "hint" | "verdict", string>> | undefined;
  /** To whoever says wrongly with what a search by bounds leaves a draw: what has to be tried. */
  tryOutcomes(name: string): string;
  /**
   * A number that was typed, with decimals or as a fraction, as figures print it; the mean itself where it is that one,
   * rounded as far as a reader may round. Undefined where it is no number.
   */
  givenMean(text: string, mean: string): string | undefined;
  /** A typed tree with other leaves, as text. Throws what is wrong with it. */
  otherLeaves(tree: string, algorithm: Setup["algorithm"]): OtherLeaves<string>;
  /** The sum that the mean of a draw is, as a sentence. */
  sum(node: OutlineNode, values: readonly number[]): string;
  /** The names of the searches, in the order of menus. */
  readonly names: readonly Setup["algorithm"][];
  /** The name of the search that one is read against. */
  before(name: string): string;
  running(run: Run, step: number): RunningEvent | undefined;
  /** Its trace as JSON lines. */
  lines(run: Run): Promise<string>;
}

/** A subject's own game and tree, which have chance nodes. */
export interface ChanceSubject {
  readonly part: ChancePart;
  readonly game: AnyGame<unknown, unknown>;
  readonly tree: ChanceTree;
}

let part: ChancePart | undefined;

export const takeChance = (found: ChancePart): void => {
  part = found;
};

/** Whether a text says a tree with chance nodes. */
export const drawsChance = (tree: unknown): boolean => String(tree).includes("{");

/** What is needed for that tree; undefined where it has no chance nodes, or where a figure knows no chance. */
export const chanceFor = ({ tree }: Setup): ChancePart | undefined => (drawsChance(tree) ? part : undefined);

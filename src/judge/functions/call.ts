import type { JudgedGame } from "../job.ts";
import type { Plain } from "./plain.ts";

/** What a program's functions are to sample: so many iterations of a tree, or of a position, by chances of a seed. */
export interface Sampled {
  readonly tree?: string | undefined;
  readonly game?: JudgedGame | undefined;
  readonly position?: string | undefined;
  readonly seed: number;
  readonly iterations: number;
  /** How much uncertainty counts. */
  readonly c: number;
}

/** A figure that shows what was asked: its kind, and what differs there from its opening. */
export interface Shows {
  readonly figure: "mcts" | "bandit" | "regret";
  readonly changed: Readonly<Record<string, string>>;
}

/** What a program is asked: one of its functions with what it is given, or to sample. Plain data, as it goes to a sandbox. */
export interface Call {
  /** The function's name; "iterate" where all of them together are to sample. */
  readonly name: string;
  readonly given: readonly Plain[];
  readonly sampled?: Sampled | undefined;
  readonly shows?: Shows | undefined;
}

/** How a call ended, as plain data: what was thrown is told by its words. */
export type CallEnd =
  | { readonly kind: "value"; readonly value: Plain }
  /** What came back is no number and no list of numbers; here as it is written. */
  | { readonly kind: "noValue"; readonly shown: string }
  | { readonly kind: "threw"; readonly message: string; readonly line?: number | undefined }
  /** The four phases were called more often than any sampling has a use for. */
  | { readonly kind: "phases"; readonly most: number }
  | { readonly kind: "time" };

/** A reader's functions, made afresh, in whatever language they are written. Both throw whatever the program throws. */
export interface Functions {
  call(name: string, given: readonly Plain[]): unknown;
  /** The steps of so many iterations; see `PhaseLog`. */
  sample(sampled: Sampled): unknown;
}

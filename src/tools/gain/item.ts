import type { Option } from "../../kit/questions/question.ts";
import type { Run } from "../../kit/run/run.ts";

/** What the questions of a test ask for: there are two of each. */
export const itemKinds = ["next", "owner", "proved", "count", "wrong"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What the leaves that were read may prove of a node: its value, or that it is worth so much at least, or at most. */
export const proofNames = ["exactly", "least", "most", "nothing"] as const;
export type ProofName = (typeof proofNames)[number];

/** One question of a test, with the search that grades it. An answer is an option's key, or a number as figures print it. */
export interface Item {
  readonly text: string;
  readonly run: Run;
  /** The step that the picture shows. */
  readonly at: number;
  /** The drawn node that is asked about, ringed. */
  readonly ring?: number | undefined;
  /** Values of unread leaves stay hidden. */
  readonly hides: boolean;
  /** The options' keys are drawn nodes, which can be pressed in the picture. */
  readonly picks: boolean;
  /** Undefined where a number is to be typed. */
  readonly options: readonly Option[] | undefined;
  readonly answer: string;
  /** The right answer as a sentence, with the search's reason for it. */
  readonly verdict: string;
  /** What is alike in it and in its counterpart in the other form: the same for both. */
  readonly likeness: readonly (string | number | boolean)[];
}

/** What of a kind can be asked about a run. */
export type Finder = (run: Run) => Item[];

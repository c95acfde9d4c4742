import type { Setup } from "../../kit/run/setup.ts";

/** What a chapter says of a stepper. */
export interface StepperProps extends Partial<Setup> {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  /** The step it opens at, by number or by name: "start", "end", "cutoff 1", "enter 1.0" … */
  readonly at?: string | number;
  /** What stands beside the tree, separated by commas: code, diff, table, stack, board. All that make sense by default. */
  readonly panels?: string;
  readonly caption?: string;
  /** Opens with the editing bar. */
  readonly edit?: boolean;
  /** Values of unread leaves stay hidden. */
  readonly secret?: boolean;
  /** Everything there is stands ready, also what the chapter of its algorithm has not taught. */
  readonly all?: boolean;
  /** Opens with the true values shown. */
  readonly reveal?: boolean;
  /** Says beside each node what it turned out to be: a PV, a cut or an all node. */
  readonly kinds?: boolean;
}

/** Whatever can stand beside a stepper's tree. */
export const panelKinds: readonly string[] = ["bets", "board", "code", "diff", "orders", "stack", "table"];

/** The names in a list of panels; those of most figures where there is none. */
export const panelNames = (panels = "code,diff,stack,board"): readonly string[] =>
  panels.split(",").map((name) => name.trim());

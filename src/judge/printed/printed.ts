import type { Recording } from "../../trace/index.ts";

/**
 * What a program can print of its search of a tree: the values of the leaves in the order read, the nodes in the order
 * visited, how many nodes it visited at each depth, or a trace as JSON lines. `docs/traces.md` says how each is written.
 */
export const printedForms = ["leaves", "nodes", "depths", "trace"] as const;
export type PrintedForm = (typeof printedForms)[number];

/**
 * One thing that was printed, so that two things are the same where their keys are: a leaf's value, a node's path, the
 * count at a depth, or of a trace "+1.0" for an enter and "-1.0 3" for a leave with its value.
 */
export interface PrintedItem {
  readonly key: string;
  /** Where it stands in the text, from 1; undefined for a depth without a line of its own, which counts as 0. */
  readonly line: number | undefined;
}

/** What a program printed, read. */
export interface Printed {
  readonly form: PrintedForm;
  readonly items: readonly PrintedItem[];
  /** The root's value, where it was printed. */
  readonly value: { readonly value: number; readonly line: number } | undefined;
  /** Of a trace all that it told, with what it left out put in. */
  readonly recording: Recording<number> | undefined;
  /** Lines between those of a trace that are none, as engines and compilers print some: they mean nothing here. */
  readonly passedOver: readonly number[];
}

/** A node's path as the places of its moves from 0, joined by dots: "" is the root, "1.0" the first child of its second. */
export const pathOf = (moves: readonly number[]): string => moves.join(".");

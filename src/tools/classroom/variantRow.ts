import { formatValue } from "../../drawing/formatValue.ts";
import { type Exercise, setupFor, writeExercise } from "../worksheet/exercise.ts";
import { makeWorksheet } from "../worksheet/worksheet.ts";

/** One student's tree, where to find it, and its answers. */
export interface VariantRow {
  readonly name: string;
  readonly tree: string;
  /** The ends of links to the exercise and to its sheet of paper. */
  readonly link: string;
  readonly value: string;
  readonly best: string;
  /** Leaves read, and times cut. */
  readonly read: number;
  readonly cutoffs: number;
}

/** Throws what makes the exercise impossible. */
export function variantRow(exercise: Exercise, name: string): VariantRow {
  const own = { ...exercise, seed: name };
  const setup = setupFor(own);
  const { run, best, leaves, unread } = makeWorksheet(setup, exercise.mark);
  return {
    name,
    tree: setup.tree ?? "",
    link: writeExercise(own),
    value: formatValue(run.result.value),
    best,
    read: leaves - unread.size,
    cutoffs: run.trace.counters(run.trace.length).cutoffs,
  };
}

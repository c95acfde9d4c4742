/** Something to measure, alone in a fresh process: milliseconds, or whatever the row speaks of. */
export interface Contender {
  readonly name: string;
  measure(): number | Promise<number>;
}

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One line of the table. Its figure is the contender's measure, divided by that of `against` where there is one. */
export interface Row {
  readonly title: string;
  readonly goal: Goal;
  /** What is counted, where nothing is timed: such numbers are the same each time, so they are asked for once. */
  readonly counted?: string;
  /** Done once, before anything is measured. */
  prepare?(): Promise<void>;
  readonly contender: Contender;
  readonly against?: Contender;
}

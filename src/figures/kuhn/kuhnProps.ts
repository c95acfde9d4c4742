/** What a chapter says of a table of Kuhn poker. */
export interface KuhnProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  /** Iterations shown first, one of `iterationCounts`; the most by default. */
  readonly iterations?: number;
}

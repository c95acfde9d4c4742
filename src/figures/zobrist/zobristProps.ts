/** What a chapter says of a board and its key. */
export interface ZobristProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  /** The moves played at first, cells 0 to 8: "408". */
  readonly moves?: string;
  readonly caption?: string;
}

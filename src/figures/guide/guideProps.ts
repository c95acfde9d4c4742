/** What a page says of a guide. */
export interface GuideProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  /** The answers it opens with: see `readAnswers`. */
  readonly answers?: string;
}

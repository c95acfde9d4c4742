/** A chapter that is planned. */
interface ChapterToCome {
  readonly number: number;
  readonly title: string;
  readonly question: string;
}

/** The chapters that are planned: named on the contents page, linked to nothing. A written one leaves the list. */
export const chaptersToCome: readonly ChapterToCome[] = [];

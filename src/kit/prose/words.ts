/** What a reader is told whose link cannot be opened; the link is not always to blame, and `why` may say what is shown of it. */
export const brokenLink = (isToBlame: boolean, why: string, isShown: boolean): string =>
  `${isToBlame ? "This link is broken" : "This link cannot be shown"}: ${why}.${isShown ? "" : " Here is this page’s own figure instead."}`;
/** Buttons on a figure that has come to the reader. */
export const goToFigure = "Go to the figure";
export const putBack = "Put it back";

/** What a phrase does, for those who hear it. */
export const shows = (caption: string | undefined): string =>
  caption ? `Shows this in the figure: ${caption}` : "Shows this in the figure";

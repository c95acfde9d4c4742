export const theFigure = (name: string): string => `the figure ${name}`;
export const viewOfFigure = (name: string): string => `a view of the figure ${name}`;

/** Told to those who build the site: what speaks of a figure that the page has not. */
export const noSuchFigure = (figure: string): string =>
  `no figure of this page is called "${figure}", or what speaks of it stands in an expression: write it out`;
export const somePage = "A page";
export const wrongAt = (place: string, why: string): string => `${place}: ${why}.`;

export const changedSince = "(changed since)";
export const cannotBeShown = "This figure cannot be shown.";
export const tryAgain = "Try again";

/** What a reader is told of a link whose name is none, but nearly. */
export const misspelt = (name: string, meant: string): string =>
  `This link says “${name}”, which nothing here is called. Is “${meant}” meant?`;
export const missing = (why: string): string => `This cannot be shown: ${why}.`;
/** In the place of a figure that is folded, and that only a press draws. */
export const needsScripts = "This figure needs JavaScript.";

export const title = "Othello";
export const black = "Black";
export const white = "White";
export const blackDisc = ["black disc", "black discs"] as const;
export const whiteDisc = ["white disc", "white discs"] as const;

export const noMove = "A disc here would turn nothing over.";
export const positionForm = "64 squares of X, O and -, a blank, and X or O to move";
export const putsFirst = "corners first";
export const moveForm = "a square such as d3, or pass";
/** What an outcome counts. */
export const margin = ["disc", "discs"] as const;

export const title = "Othello";
export const black = "Black";
export const white = "White";
export const blackDisc = ["black disc", "black discs"] as const;
export const whiteDisc = ["white disc", "white discs"] as const;

export const noMove = "A disc here would turn nothing over.";
export const positionForm = "64 squares of X, O and -, a blank, and X or O to move";
export const putsFirst = "corners first";
export const exchanged = "Each disc is turned over here.";
export const moveForm = "a square such as d3, or pass";
/** What an outcome counts. */
export const margin = ["disc", "discs"] as const;

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  squares: {
    title: "Squares",
    explain:
      "What the squares are worth on which each side’s discs lie: corners most, squares next to them least.",
  },
  mobility: {
    title: "Mobility",
    explain: "Squares on which each side could set a disc, were it to move.",
  },
  corners: {
    title: "Corners",
    explain: "Corners held: a disc there can never be flipped.",
  },
} as const;

export const title = "Gomoku";
export const black = "Black";
export const white = "White";
export const blackStone = ["black stone", "black stones"] as const;
export const whiteStone = ["white stone", "white stones"] as const;

export const positionForm = "fifteen rows of X, O and a dot joined by /, a blank, and X or O to move";
export const putsFirst = "best-looking first";
export const exchanged = "Each stone has the other colour here.";
export const moveForm = "a point such as h8";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  openTwos: {
    title: "Open twos",
    explain: "Two stones in a row with a free point at both ends.",
  },
  halfThrees: {
    title: "Threes open at one end",
    explain: "Three stones in a row with a free point at one end.",
  },
  openThrees: {
    title: "Open threes",
    explain: "Three stones in a row with a free point at both ends.",
  },
  halfFours: {
    title: "Fours open at one end",
    explain: "Four stones in a row with a free point at one end.",
  },
  openFours: {
    title: "Open fours",
    explain: "Four stones in a row with a free point at both ends.",
  },
} as const;

export const title = "Gomoku";
export const black = "Black";
export const white = "White";
export const blackStone = ["black stone", "black stones"] as const;
export const whiteStone = ["white stone", "white stones"] as const;

export const positionForm = "fifteen rows of X, O and a dot joined by /, a blank, and X or O to move";
export const putsFirst = "best-looking first";
export const moveForm = "a point such as h8";

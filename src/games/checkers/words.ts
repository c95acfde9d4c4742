export const title = "Checkers";
export const black = "Black";
export const white = "White";
export const blackMan = ["black man", "black men"] as const;
export const blackKing = ["black king", "black kings"] as const;
export const whiteMan = ["white man", "white men"] as const;
export const whiteKing = ["white king", "white kings"] as const;

export const square = (number: number): string => `square ${number}`;
export const lightSquare = "light square";

export const positionForm = "who is to move, W and White’s squares, B and Black’s: B:W21,K30:B1,2";
export const moveForm = "two squares such as 11-15, or a capture such as 22x15x8";
/** What does not happen in the plies after which a game is drawn. */
export const quiet = "a capture or a man’s move";

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
export const exchanged = "The colours are exchanged here, and the board is turned round.";
export const moveForm = "two squares such as 11-15, or a capture such as 22x15x8";
/** What does not happen in the plies after which a game is drawn. */
export const quiet = "a capture or a man’s move";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  men: {
    title: "Men",
    explain: "Men on the board.",
  },
  kings: {
    title: "Kings",
    explain: "Kings on the board: they go both ways.",
  },
  advance: {
    title: "Advancement",
    explain: "Rows that men have come forward: the further, the nearer to a king.",
  },
  centre: {
    title: "Centre",
    explain: "Pieces on the eight dark squares in the middle, from where both wings can be reached.",
  },
  guard: {
    title: "Back row",
    explain: "Men still on their own back row, where they keep the other side from crowning.",
  },
} as const;

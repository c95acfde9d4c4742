/** The rule of each card in a few words, and what is to be seen: before the first move, and after each. */
export const cardWords = {
  othelloPass: {
    title: "Who cannot turn anything over passes",
    says: [
      "Three squares are empty: h1, f8 and g8. White is to move.",
      "White takes the corner. Black could turn nothing over on f8, nor on g8.",
      "So Black passes. A pass is a move like another, and White is to move again.",
      "White takes g8. Now Black can turn discs over again.",
      "Black takes f8, and neither side has a move: the game is over. White has more discs.",
    ],
  },
  checkersJump: {
    title: "Captures are forced, and a chain of them is one move",
    says: [
      "Black can capture, so Black must: the man on 1 may not move. The man on 10 has two ways to jump.",
      "Over 14 to 17, and on over 22 to 26: that is one move, and both men are taken.",
      "Now White must capture. The other way, 10x19x26, would have left White’s man on 22, and White no jump.",
    ],
  },
  checkersCrown: {
    title: "A man that is crowned stops there",
    says: [
      "Black’s man on 22 must jump over 26, and reaches the last row.",
      "It is crowned on 31, and its move ends there. A king on 22 would have gone on over 27, to 24.",
      "White has been given time: the man on 27 runs to 24.",
      "A king goes backwards, too.",
    ],
  },
  gomokuOpenThree: {
    title: "An open three cannot wait",
    says: [
      "Black has three in a row, c5 to e5, with free points at both ends. White is to move.",
      "White plays elsewhere.",
      "Black makes it four, and both ends are still free: Black threatens to win on b5 and on g5.",
      "White can stop one of them.",
      "Black wins at the other end. An open three has to be answered before it is an open four.",
    ],
  },
} as const;

export const moveBack = "Move back";
export const nextMove = "Next move";
export const place = (move: number, moves: number): string => `move ${move} of ${moves}`;

export const noCard = (text: string, cards: readonly string[]): string =>
  `there is no rule card "${text}"; the cards are ${cards.join(", ")}`;
export const noStep = (text: string, last: number): string =>
  `it has no step "${text}": there are 0 to ${last}, "start" and "end"`;

/** What can be saved as a picture. */
export const theBoard = "the board";
/** In the place of the last move before the first. */
export const noMove = "none";

import type { Game } from "../../engine/game.ts";
import { checkers, gomoku, othello } from "../../engine/index.ts";

/** A rule, and moves that show it at work. */
export interface Card {
  /** The rule in a few words. */
  readonly title: string;
  /** The look of its board, by the game's name in `games`. */
  readonly look: string;
  readonly game: Game<unknown, unknown>;
  readonly position: string;
  /** As the game writes them. */
  readonly moves: readonly string[];
  /** What is to be seen: one sentence or two before the first move, and after each. */
  readonly says: readonly string[];
}

const anyGame = (game: unknown) => game as Game<unknown, unknown>;

/** The rule cards by name; a test plays their moves and holds the sentences to what the rules say. */
export const cards = {
  othelloPass: {
    title: "Who cannot turn anything over passes",
    look: "othello",
    game: anyGame(othello),
    position: "OOOOOOO-XOXXXOOXXOOXOOOOXOXOOOOOXOXOOOXXXOXOOOXXXOOXXXXXXOOOX--O O",
    moves: ["h1", "pass", "g8", "f8"],
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
    look: "checkers",
    game: anyGame(checkers),
    position: "B:W14,15,22,23,31:B1,10",
    moves: ["10x17x26", "31x22"],
    says: [
      "Black can capture, so Black must: the man on 1 may not move. The man on 10 has two ways to jump.",
      "Over 14 to 17, and on over 22 to 26: that is one move, and both men are taken.",
      "Now White must capture. The other way, 10x19x26, would have left White’s man on 22, and White no jump.",
    ],
  },
  checkersCrown: {
    title: "A man that is crowned stops there",
    look: "checkers",
    game: anyGame(checkers),
    position: "B:W12,26,27:B22",
    moves: ["22x31", "27-24", "31-27"],
    says: [
      "Black’s man on 22 must jump over 26, and reaches the last row.",
      "It is crowned on 31, and its move ends there. A king on 22 would have gone on over 27, to 24.",
      "White has been given time: the man on 27 runs to 24.",
      "A king goes backwards, too.",
    ],
  },
  gomokuOpenThree: {
    title: "An open three cannot wait",
    look: "gomoku",
    game: anyGame(gomoku(9)),
    position: "........./........./...O...../......O../..XXX..../........./........./........./......... O",
    moves: ["g4", "f5", "g5", "b5"],
    says: [
      "Black has three in a row, c5 to e5, with free points at both ends. White is to move.",
      "White plays elsewhere.",
      "Black makes it four, and both ends are still free: Black threatens to win on b5 and on g5.",
      "White can stop one of them.",
      "Black wins at the other end. An open three has to be answered before it is an open four.",
    ],
  },
} as const satisfies Record<string, Card>;

export type CardName = keyof typeof cards;

/** Throws an Error that says which cards there are. */
export function readCard(text: string): CardName {
  if (Object.hasOwn(cards, text)) return text as CardName;
  throw new Error(`there is no rule card "${text}"; the cards are ${Object.keys(cards).join(", ")}`);
}

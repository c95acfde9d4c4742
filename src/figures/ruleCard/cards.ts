import type { Game } from "../../engine/game.ts";
import { checkers, gomoku, othello } from "../../engine/index.ts";
import * as words from "./words.ts";

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
    ...words.cardWords.othelloPass,
    look: "othello",
    game: anyGame(othello),
    position: "OOOOOOO-XOXXXOOXXOOXOOOOXOXOOOOOXOXOOOXXXOXOOOXXXOOXXXXXXOOOX--O O",
    moves: ["h1", "pass", "g8", "f8"],
  },
  checkersJump: {
    ...words.cardWords.checkersJump,
    look: "checkers",
    game: anyGame(checkers),
    position: "B:W14,15,22,23,31:B1,10",
    moves: ["10x17x26", "31x22"],
  },
  checkersCrown: {
    ...words.cardWords.checkersCrown,
    look: "checkers",
    game: anyGame(checkers),
    position: "B:W12,26,27:B22",
    moves: ["22x31", "27-24", "31-27"],
  },
  gomokuOpenThree: {
    ...words.cardWords.gomokuOpenThree,
    look: "gomoku",
    game: anyGame(gomoku(9)),
    position: "........./........./...O...../......O../..XXX..../........./........./........./......... O",
    moves: ["g4", "f5", "g5", "b5"],
  },
} as const satisfies Record<string, Card>;

export type CardName = keyof typeof cards;

/** Throws an Error that says which cards there are. */
export function readCard(text: string): CardName {
  if (Object.hasOwn(cards, text)) return text as CardName;
  throw new Error(words.noCard(text, Object.keys(cards)));
}

/** A card after some of its moves. */
interface CardStep {
  readonly position: unknown;
  readonly before: unknown;
  /** The move that has led here; undefined at the beginning. */
  readonly move: unknown;
  readonly says: string;
}

/** A card before its first move, and after each. Throws what the rules throw where a move is none. */
export function cardSteps({ game, position, moves, says }: Card): CardStep[] {
  const steps: CardStep[] = [
    { position: game.read(position), before: undefined, move: undefined, says: says[0] },
  ];
  for (const [i, written] of moves.entries()) {
    const before = steps[i].position;
    const move = game.readMove(before, written);
    steps.push({ position: game.play(before, move), before, move, says: says[i + 1] });
  }
  return steps;
}

/** How many moves a phrase or a link asks for: a number, "start" or "end". Throws an Error that says so. */
export function readCardStep(text: string, last: number): number {
  const step = text === "start" ? 0 : text === "end" ? last : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (step <= last) return step;
  throw new Error(words.noStep(text, last));
}

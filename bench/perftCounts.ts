import { checkers, connectFour, type Game, gomoku, othello, perft } from "../src/engine/index.ts";
import { expectFound } from "./expectFound.ts";
import { handTunedPerft } from "./handTuned/connectFourPerft.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyGame = Game<any, any>;

/** Deeper than the unit tests count. Connect Four is counted a second time, by rules written anew. */
const counted: readonly (readonly [game: AnyGame, depth: number, expected: () => number])[] = [
  [connectFour, 9, () => handTunedPerft(9)],
  [connectFour, 10, () => handTunedPerft(10)],
  [othello, 8, () => 390_216],
  [othello, 9, () => 3_005_288],
  [checkers, 8, () => 845_931],
  [checkers, 9, () => 3_963_680],
  [gomoku(), 1, () => 225],
  [gomoku(), 2, () => 50_400],
];

/** The ways to play so many plies from a game's start, as text. Throws where a count is not the one that is known. */
export function perftCounts(): string {
  const lines = counted.map(([game, depth, expected]) => {
    const ways = perft(game, game.start, depth);
    expectFound(ways, expected());
    return `${game.name}, ${depth} ${depth === 1 ? "ply" : "plies"}: ${ways.toLocaleString("en")}`;
  });
  return ["Ways to play, as known from elsewhere or counted twice:", ...lines].join("\n");
}

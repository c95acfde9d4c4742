import { expectimax } from "../../engine/chance/expectimax.ts";
import type { AnyGame } from "../../engine/game.ts";
import type { PigPosition } from "../../engine/games/chance/pig.ts";
import { random } from "../../engine/random.ts";
import { type DiceGame, type DiceLevel, rulesOf } from "./diceGames.ts";

/** Where somebody holds who goes by the rule of thumb. */
export const holdAt = 20;
/** How far expectimax looks: its own move, the other's die and the reply. */
export const plies = 3;

/**
 * What the program chooses, where that takes no time; undefined at the level that goes by exact chances. A beginner tosses a coin
 * between its moves: the same coin for the same seed.
 */
export function quickChoice(
  {
    game,
    level,
    seed,
  }: { readonly game: DiceGame; readonly level: DiceLevel; readonly seed: number | string },
  position: unknown,
  choices: number,
): unknown {
  const rules = rulesOf(game);
  const moves = rules.moves(position);
  if (moves.length === 1) return moves[0];
  if (level === "beginner") return moves[random(`${seed} ${-1 - choices}`).below(moves.length)];
  if (level === "holdAt20") return (position as PigPosition).total < holdAt ? "roll" : "hold";
  if (level === "expectimax")
    return expectimax(rules as AnyGame<unknown, unknown>, position, { depth: plies }).line[0];
  return undefined;
}

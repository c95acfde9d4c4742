import { type PigSolution, solvePig } from "../../engine/chance/solvePig.ts";
import { type ExactValues, exactValues } from "../../engine/fairness/exactValues.ts";
import type { PigPosition } from "../../engine/games/chance/pig.ts";
import { type DiceGame, goal, rulesOf } from "./diceGames.ts";

/** More than a race has positions. */
const enough = 10_000_000;

let solved: PigSolution | undefined;
let raceValues: ExactValues<unknown> | undefined;

/**
 * With what probability whoever is to choose wins by each of the legal moves, in their order, where both play their best from
 * then on. Exact: Pig by its solution, a race by expectimax to its end. The first question to a game takes a second, others nothing.
 *
 * @param text the position as the game writes it
 */
export function exactChances(game: DiceGame, text: string): readonly number[] {
  const rules = rulesOf(game);
  const position = rules.read(text);
  const moves = rules.moves(position);
  if (game === "pig") {
    solved ??= solvePig(goal);
    const { max, min, side, total } = position as PigPosition;
    const standing = side === "max" ? ([max, min, total] as const) : ([min, max, total] as const);
    const { rolling, holding } = solved;
    return moves.map((move) => (move === "roll" ? rolling(...standing) : holding(...standing)));
  }
  raceValues ??= exactValues(rules, { nodes: enough });
  const sign = rules.turn(position) === "max" ? 1 : -1;
  return moves.map((move) => (1 + sign * raceValues!(rules.play(position, move))!) / 2);
}

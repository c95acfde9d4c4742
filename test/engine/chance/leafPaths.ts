import {
  type AnyGame,
  type ChanceSearch,
  Silent,
  type StarOptions,
  type ValueSource,
} from "../../../src/engine/index.ts";

/** The leaves that a search reads, in order, each by the moves that lead to it, joined by dots. */
export function leafPaths<Position>(
  search: ChanceSearch,
  game: AnyGame<Position, number>,
  options: StarOptions = {},
): string[] {
  const [path, leaves]: [number[], string[]] = [[], []];
  const observer = Object.assign(new Silent<number>(), {
    enter: (move: number | undefined) => void (move === undefined || path.push(move)),
    leave: (_value: number, from: ValueSource) => {
      if (from === "outcome" || from === "evaluation") leaves.push(path.join("."));
      path.pop();
    },
  });
  search(game, game.start, options, observer);
  return leaves;
}

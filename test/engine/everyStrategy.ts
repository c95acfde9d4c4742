import type { HiddenGame, Side } from "../../src/engine/index.ts";

/** All that a side settles beforehand: by what it sees at its turns, which of its moves it makes. */
export type Settled = ReadonlyMap<string, number>;

/** Where a side may have to choose: what it sees there, and how many moves it has. */
function choicesOf<Position, Move>(game: HiddenGame<Position, Move>, side: Side): [string, number][] {
  const found = new Map<string, number>();
  const visit = (position: Position): void => {
    const moves = game.moves(position);
    if (moves.length > 0 && game.turn(position) === side) found.set(game.sees(position, side), moves.length);
    for (const move of moves) visit(game.play(position, move));
  };
  visit(game.start);
  return [...found];
}

/** Every strategy without chance of a side. */
export function everyStrategy<Position, Move>(game: HiddenGame<Position, Move>, side: Side): Settled[] {
  return choicesOf(game, side).reduce<Settled[]>(
    (settled, [seen, moves]) =>
      settled.flatMap((known) => Array.from({ length: moves }, (_, i) => new Map([...known, [seen, i]]))),
    [new Map()],
  );
}

/** What is expected where both have settled everything. */
export function expectedOf<Position, Move>(
  game: HiddenGame<Position, Move>,
  by: Readonly<Record<Side, Settled>>,
  position: Position = game.start,
): number {
  const outcome = game.outcome(position);
  if (outcome !== undefined) return outcome;
  const [turn, moves] = [game.turn(position), game.moves(position)];
  if (turn !== "chance")
    return expectedOf(game, by, game.play(position, moves[by[turn].get(game.sees(position, turn))!]));
  const chances = game.chances(position);
  return moves.reduce(
    (sum, move, i) => sum + chances[i] * expectedOf(game, by, game.play(position, move)),
    0,
  );
}

import type { HiddenGame, Side } from "../game.ts";
import type { Strategy } from "./matrixGame.ts";

/** How a side plays, by what it sees: a probability for each of its moves there, in their order. */
export type Strategies = Readonly<Record<string, Strategy>>;

/** A position, and how likely chance and the other side are to lead to it, if this side does what it can for it. */
type Reached<Position> = readonly [position: Position, likely: number];

/**
 * What `side` can expect at most, in MAX's outcomes, against these strategies of the other, whatever it does by what it sees:
 * exact, by all positions of the game. Where it is to move it takes the one best move for all positions that look alike to it,
 * each as likely as it is reached. Throws a RangeError where the strategies do not say what the other plays.
 */
export function bestReply<Position, Move>(
  game: HiddenGame<Position, Move>,
  side: Side,
  strategies: Strategies,
): number {
  const best = side === "max" ? Math.max : Math.min;

  /** What is expected of these positions together, by their likelihoods. */
  function visit(positions: readonly Reached<Position>[]): number {
    return [...Map.groupBy(positions, ([position]) => game.sees(position, side)).values()].reduce(
      (sum, alike) => sum + visitAlike(alike),
      0,
    );
  }

  /** The same of positions that look alike to the side. */
  function visitAlike(alike: readonly Reached<Position>[]): number {
    const [position] = alike[0];
    if (game.outcome(position) === undefined && game.turn(position) === side)
      return best(
        ...game
          .moves(position)
          .map((move) => visit(alike.map(([at, likely]) => [game.play(at, move), likely]))),
      );
    const over = alike.reduce((sum, [at, likely]) => sum + likely * (game.outcome(at) ?? 0), 0);
    const next = alike.flatMap((reached) => drawn(reached));
    return next.length === 0 ? over : over + visit(next);
  }

  /** Where chance or the other side leads from here; nowhere from the end of a game. */
  function drawn([position, likely]: Reached<Position>): Reached<Position>[] {
    const turn = game.turn(position);
    const moves = game.moves(position);
    if (moves.length === 0) return [];
    const shares = turn === "chance" ? game.chances(position) : strategies[game.sees(position, turn)];
    if (shares?.length !== moves.length)
      throw new RangeError(`The strategies do not say what ${turn} plays at "${game.write(position)}"`);
    const met = moves.map((move, i) => [move, shares[i]] as const).filter(([, share]) => share > 0);
    return met.map(([move, share]) => [game.play(position, move), likely * share]);
  }

  return visit([[game.start, 1]]);
}

/**
 * How much the two sides could gain, on the average of both, if each answered the other with a best reply: half of NashConv.
 * 0 exactly at an equilibrium, whose value then lies between the two best replies.
 */
export function exploitability<Position, Move>(
  game: HiddenGame<Position, Move>,
  strategies: Strategies,
): number {
  return (bestReply(game, "max", strategies) - bestReply(game, "min", strategies)) / 2;
}

/**
 * The strategies of who is asked once wherever a side is to move, by any one of the positions that look alike to it, and plays
 * what `choose` says: a probability for each move.
 */
export function strategiesOf<Position, Move>(
  game: HiddenGame<Position, Move>,
  choose: (position: Position) => Strategy,
): Strategies {
  const found: Record<string, Strategy> = {};
  function visit(position: Position): void {
    const moves = game.moves(position);
    if (moves.length === 0) return;
    const turn = game.turn(position);
    if (turn !== "chance") found[game.sees(position, turn)] ??= choose(position);
    for (const move of moves) visit(game.play(position, move));
  }
  visit(game.start);
  return found;
}

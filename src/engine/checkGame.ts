import type { Game } from "./game.ts";
import { gameLaws } from "./gameLaws.ts";
import { random } from "./random.ts";

export interface CheckGameOptions {
  /** Positions to look at, at most; 10,000 by default. */
  readonly positions?: number;
  /** Seeds the games that are played where the whole game is larger than that; 1 by default. */
  readonly seed?: number | string;
}

/**
 * Walks a game, all of it where it has few enough positions, else as many random games as it takes, and returns
 * the laws of the contract that it breaks: one sentence for each, with the first position that shows it. Empty
 * where none is broken. A game that throws breaks the law under which it does.
 */
export function checkGame<Position, Move>(
  game: Game<Position, Move>,
  { positions = 10_000, seed = 1 }: CheckGameOptions = {},
): string[] {
  if (!(Number.isInteger(positions) && positions >= 1)) {
    throw new RangeError(`positions must be a whole number, 1 or more, not ${String(positions)}`);
  }
  const laws = gameLaws(game);
  const broken = new Map<string, string>();
  let walked: readonly Position[];
  try {
    walked = allPositions(game, positions) ?? randomGames(game, positions, seed);
  } catch (error) {
    walked = [game.start];
    broken.set("walk", `The game can be walked. Broken: it threw "${messageOf(error)}".`);
  }
  for (const position of walked) {
    for (const [law, problemAt] of Object.entries(laws)) {
      if (broken.has(law)) continue;
      const problem = attempt(() => problemAt(position));
      if (problem !== undefined)
        broken.set(law, `${law}. Broken at ${describe(game, position)}: ${problem}.`);
    }
  }
  return [...broken.values()];
}

/** Every position that can arise, or undefined where there are more than `most`. */
function allPositions<Position, Move>(game: Game<Position, Move>, most: number): Position[] | undefined {
  const reached = [game.start];
  const names = new Set([nameOf(game, game.start)]);
  for (const position of reached) {
    for (const move of game.moves(position)) {
      const next = game.play(position, move);
      const name = nameOf(game, next);
      if (names.has(name)) continue;
      if (reached.length === most) return undefined;
      names.add(name);
      reached.push(next);
    }
  }
  return reached;
}

/** Neither text nor key is trusted alone: both are under examination. */
function nameOf<Position, Move>(game: Game<Position, Move>, position: Position): string {
  return `${game.write(position)}\n${game.key(position)}`;
}

/** The positions of random games, one after the other, `most` in all. */
function randomGames<Position, Move>(
  game: Game<Position, Move>,
  most: number,
  seed: number | string,
): Position[] {
  const chance = random(seed);
  const reached: Position[] = [];
  let position = game.start;
  while (reached.length < most) {
    reached.push(position);
    const moves = game.moves(position);
    position = moves.length === 0 ? game.start : game.play(position, moves[chance.below(moves.length)]);
  }
  return reached;
}

function attempt(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    return `it threw "${messageOf(error)}"`;
  }
}

function describe<Position, Move>(game: Game<Position, Move>, position: Position): string {
  try {
    return `"${game.write(position)}"`;
  } catch {
    return "a position that cannot be written";
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

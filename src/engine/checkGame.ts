import { demandWhole } from "./demand.ts";
import { type AnyGame, type HiddenGame, perfectInformation } from "./game.ts";
import { gameLaws } from "./gameLaws.ts";
import { random } from "./random.ts";

export interface CheckGameOptions {
  /** Positions to look at breadth first, and, where the game has more, again in random games; 10,000 by default. */
  readonly positions?: number;
  /** Seeds those games; 1 by default. */
  readonly seed?: number | string;
}

/**
 * Walks a game, all of it where it has few enough positions, and returns the laws of the contract that it
 * breaks: one sentence for each, with the first position that shows it. Empty where none is broken. A game that
 * throws breaks the law under which it does.
 */
export function checkGame<Position, Move>(
  given: AnyGame<Position, Move> | HiddenGame<Position, Move>,
  { positions = 10_000, seed = 1 }: CheckGameOptions = {},
): string[] {
  demandWhole("positions", positions, [1, Infinity]);
  const laws = Object.entries(gameLaws(given));
  const game = given.sees === undefined ? given : perfectInformation(given);
  const broken = new Map<string, string>();

  function check(position: Position): void {
    for (const [law, problemAt] of laws) {
      if (broken.has(law)) continue;
      const problem = attempt(() => problemAt(position));
      if (problem !== undefined)
        broken.set(law, `${law}. Broken at ${describe(game, position)}: ${problem}.`);
    }
  }

  const stopped = attempt(() => {
    const all = walkBreadthFirst(game, positions, check);
    if (!all) playAtRandom(game, positions, seed, check);
    return undefined;
  });
  if (stopped !== undefined) broken.set("walk", `The game can be walked. Broken: ${stopped}.`);
  return [...broken.values()];
}

/**
 * Shows up to `most` positions, each before it is played from: a game that spoils positions is caught in the
 * act. Returns whether these were all.
 */
function walkBreadthFirst<Position, Move>(
  game: AnyGame<Position, Move>,
  most: number,
  check: (position: Position) => void,
): boolean {
  // Neither text nor key is trusted alone: both are under examination.
  const nameOf = (position: Position) => `${game.write(position)}\n${game.key(position)}`;
  const reached = [game.start];
  const names = new Set([nameOf(game.start)]);
  for (const position of reached) {
    check(position);
    for (const move of game.moves(position)) {
      const next = game.play(position, move);
      const name = nameOf(next);
      if (names.has(name)) continue;
      if (reached.length === most) return false;
      names.add(name);
      reached.push(next);
    }
  }
  return true;
}

/** Shows the positions of random games, one after the other, `most` in all. */
function playAtRandom<Position, Move>(
  game: AnyGame<Position, Move>,
  most: number,
  seed: number | string,
  check: (position: Position) => void,
): void {
  const chance = random(seed);
  let position = game.start;
  for (let shown = 0; shown < most; shown++) {
    check(position);
    const moves = game.moves(position);
    position = moves.length === 0 ? game.start : game.play(position, moves[chance.below(moves.length)]);
  }
}

/** What `check` finds wrong, an error that it throws included. */
function attempt(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    return `it threw "${messageOf(error)}"`;
  }
}

function describe<Position, Move>(game: AnyGame<Position, Move>, position: Position): string {
  try {
    return `"${game.write(position)}"`;
  } catch {
    return "a position that cannot be written";
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

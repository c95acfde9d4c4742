import { demandText, demandWhole } from "../demand.ts";
import type { Game } from "../game.ts";

export interface Timed<Position> {
  readonly position: Position;
  /** Plies played since the position that was read or begun with. */
  readonly plies: number;
}

export interface PreferSoonerOptions {
  /** Plies of the longest game; later ones no longer count. At least 0; 9, tic-tac-toe's, by default. */
  readonly longest?: number;
}

/**
 * The same game, where winning sooner and losing later is better. An outcome v ≠ 0 that comes after n plies
 * becomes sign(v) · (|v| · (longest + 1) − n), so that an earlier win scores more, and any better outcome
 * outweighs any number of plies; 0 stays 0. Tic-tac-toe is won by 10 − n. Outcomes must be whole numbers:
 * `outcome` throws a RangeError where one is not.
 */
export function preferSooner<Position, Move>(
  game: Game<Position, Move>,
  { longest = 9 }: PreferSoonerOptions = {},
): Game<Timed<Position>, Move> {
  demandWhole("longest", longest, [0, Infinity], "plies");
  const timed = (outcome: number, plies: number) => timedOutcome(outcome, Math.min(plies, longest), longest);
  const [least, greatest] = game.range;
  const order = game.order?.bind(game);
  const captures = game.captures?.bind(game);
  const noisy = game.noisy?.bind(game);
  return {
    name: `${game.name}, sooner is better`,
    start: { position: game.start, plies: 0 },
    range: [timed(least, least > 0 ? longest : 0), timed(greatest, greatest < 0 ? longest : 0)],
    turn: ({ position }) => game.turn(position),
    moves: ({ position }) => game.moves(position),
    play: ({ position, plies }, move) => ({ position: game.play(position, move), plies: plies + 1 }),
    outcome({ position, plies }) {
      const outcome = game.outcome(position);
      return outcome === undefined ? undefined : timed(outcome, plies);
    },
    evaluate: ({ position }) => game.evaluate(position),
    key: ({ position, plies }) => `${game.key(position)} +${plies}`,
    ...(order && { order: ({ position }, moves) => order(position, moves) }),
    ...(captures && { captures: ({ position }, moves) => captures(position, moves) }),
    ...(noisy && { noisy: ({ position }, moves) => noisy(position, moves) }),
    writeMove: ({ position }, move) => game.writeMove(position, move),
    readMove: ({ position }, text) => game.readMove(position, text),
    write: ({ position, plies }) =>
      plies === 0 ? game.write(position) : `${game.write(position)} +${plies}`,
    read(text) {
      demandText("A position", text);
      const [, before, plies] = /^(.*?)(?:\s\+(\d{1,9})\s*)?$/s.exec(text)!;
      return { position: game.read(before), plies: Number(plies ?? 0) };
    },
    diagram: ({ position }) => game.diagram(position),
  };
}

function timedOutcome(outcome: number, plies: number, longest: number): number {
  if (!Number.isInteger(outcome)) throw new RangeError(`Only whole outcomes can be timed, not ${outcome}`);
  if (outcome === 0) return 0;
  const size = Math.abs(outcome) * (longest + 1) - plies;
  return outcome > 0 ? size : -size;
}

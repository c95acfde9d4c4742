import type { Square } from "../../engine/behaviour/index.ts";
import { nameSquare, readSquare } from "./squareNames.ts";

/** Where the intruder stands from a tick on, the first being 0. */
export interface IntruderMove {
  readonly tick: number;
  readonly square: Square;
}

/** As links and chapters write it: "0:j1 4:f3" stands on j1, and from the fifth tick on f3. */
export const writeMoves = (moves: readonly IntruderMove[]): string =>
  moves.map(({ tick, square }) => `${tick}:${nameSquare(square)}`).join(" ");

/** Throws an error that names what is no such move, or comes too early. */
export function readMoves(text: string): IntruderMove[] {
  const moves = text
    .split(" ")
    .filter(Boolean)
    .map((part): IntruderMove => {
      const [, tick, square] = part.match(/^(\d{1,3}):(.*)$/) ?? [];
      if (tick === undefined) throw new Error(`"${part}" is no move of the intruder such as 4:f3`);
      return { tick: Number(tick), square: readSquare(square) };
    });
  const early = moves.find(({ tick }, i) => i > 0 && tick <= moves[i - 1].tick);
  if (early) throw new Error(`tick ${early.tick} comes after tick ${moves[moves.indexOf(early) - 1].tick}`);
  return moves;
}

/** Where the intruder is in a tick, `home` before its first move. */
export const squareIn = (moves: readonly IntruderMove[], tick: number, home: Square): Square =>
  moves.findLast((move) => move.tick <= tick)?.square ?? home;

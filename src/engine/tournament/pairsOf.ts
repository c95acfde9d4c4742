import type { ContestantName } from "./contestants.ts";
import type { Pair } from "./playPair.ts";

/** Everybody against everybody, `openings` times: first one opening of each two, then the next, so that all fill alike. */
export function pairsOf(players: readonly ContestantName[], openings: number): Pair[] {
  const couples = players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const));
  return Array.from({ length: openings }, (_, number) =>
    couples.map((two) => ({ players: two, number })),
  ).flat();
}

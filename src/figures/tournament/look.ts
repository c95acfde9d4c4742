import type { ContestantName } from "../../engine/index.ts";
import { readName } from "../../kit/view/readName.ts";
import { readWhole } from "../../kit/view/readWhole.ts";
import type { Players } from "./choices.ts";

export const mostOpenings = 200;

/** A game of two that is looked at. */
export interface Look {
  readonly couple: readonly [ContestantName, ContestantName];
  /** From 0. */
  readonly game: number;
  /** How many of its moves are played; undefined for all of them. */
  readonly ply?: number | undefined;
}

/** "mcts,greedy,3" is their third game at its end, "mcts,greedy,3,12" after 12 moves; "" is none. */
export function readLook(text: string, players: Players): Look | undefined {
  if (text === "") return undefined;
  const [one, other, game = "1", ply] = text.split(",").map((part) => part.trim());
  const couple = [readName(one, players, "player"), readName(other ?? "", players, "player")] as const;
  if (one === other) throw new Error(`"${one}" does not play itself`);
  return {
    couple,
    game: readWhole(game, [1, 2 * mostOpenings], "game") - 1,
    ply: ply === undefined ? undefined : readWhole(ply, [0, 999], "ply"),
  };
}

/** A look as `readLook` reads it; undefined where there is none. */
export function writeLook(look: Look | undefined): string | undefined {
  if (look === undefined) return undefined;
  const ply = look.ply === undefined ? [] : [look.ply];
  return [...look.couple, look.game + 1, ...ply].join(",");
}

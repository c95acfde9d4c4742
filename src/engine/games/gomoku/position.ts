import type { Side } from "../../game.ts";
import type { Geometry } from "./geometry.ts";

/** 1 for X, who is MAX and begins, −1 for O. */
export type Player = 1 | -1;

export interface GomokuPosition {
  /** Indexed by the point, row by row from the top left: 1 for X's stone, −1 for O's, 0 for none. */
  readonly stones: Int8Array;
  readonly mover: Player;
  /** How many stones lie on the board. */
  readonly count: number;
  /** Who has five or more in a row; 0 while nobody has. */
  readonly winner: Player | 0;
  /** Zobrist key of the stones and the side to move. */
  readonly key: number;
}

export const sideOf = (player: Player): Side => (player === 1 ? "max" : "min");

/** Whether the player has, or would have with a stone on the point, five or more in a row through it. */
export function makesFive(
  { fivesThrough }: Geometry,
  stones: Int8Array,
  point: number,
  player: Player,
): boolean {
  for (const five of fivesThrough[point]) {
    let own = 0;
    for (const other of five) if (other === point || stones[other] === player) own++;
    if (own === 5) return true;
  }
  return false;
}

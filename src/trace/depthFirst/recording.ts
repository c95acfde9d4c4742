import type { Side } from "../../engine/game.ts";
import type { Numbers } from "./column.ts";

/** What an event's word has no room for: one number for each event of the kind whose word says that there is more. */
export const columnNames = [
  "enterDepth",
  "enterAlpha",
  "enterBeta",
  "improveValue",
  /** Numbers of moves; a cutoff's word says where its own end. */
  "skippedMove",
  /** Numbers of moves; an order's word says where its own end. */
  "orderedMove",
  /** What placed each of them: its index in `orderingPartNames`. */
  "placedBy",
  "leaveValue",
  "probeValue",
  /** 0 where no bound was told, else 1 + its index in `bounds`; 4 more where a value was told. */
  "probeBound",
  "storeValue",
  "storeBound",
  "storeDepth",
  "researchAlpha",
  "researchBeta",
  "iterationDepth",
] as const;
export type ColumnName = (typeof columnNames)[number];

export type Key = number | bigint | string;

/**
 * What a search told, as plain data: it can be cloned, and its buffers transferred (see `transferables`). Words
 * and columns are trimmed to their length. A word takes 4 bytes, a whole number in a column 1 to 4; what repeats
 * is not kept again. So an event takes 4 to 8 bytes while values are whole.
 */
export interface Recording<Move> {
  readonly version: 1;
  /** Whose turn it is at the root. */
  readonly root: Side;
  /**
   * One word an event. The payload is, for enter and improve, the number of the move; for leave the value
   * unless there is more; for cutoff the end of its moves in `skippedMove`, for
   * order in `orderedMove`; for probe and store the number of the
   * key. An enter without more has the depth and window of the enter before it, an improve without more the
   * value of the leave before it, 0 where there is none.
   */
  readonly words: Int32Array<ArrayBuffer>;
  readonly columns: Readonly<Record<ColumnName, Numbers>>;
  /** Moves that are no small integers: number −1 is `moves[0]`, which is undefined, the root's move. */
  readonly moves: readonly (Move | undefined)[];
  /** Keys that are no small integers, likewise. */
  readonly keys: readonly Key[];
}

/** The number of the root's move. */
export const rootMove = -1;

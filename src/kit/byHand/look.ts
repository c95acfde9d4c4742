import type { Bound } from "../../engine/observer.ts";
import type { OutlineNode } from "../../trace/index.ts";

/** What a look at one reply has shown of an outcome: as what it counts until it is read. */
export interface Look {
  readonly value: number;
  readonly bound: Bound;
}

/** As what an outcome counts that was looked at: whoever replies there may have something better. */
export const boundBy = ({ turn }: OutlineNode): Bound => (turn === "min" ? "upper" : "lower");

/** From what to what a look leaves a value. */
export const intervalOf = ({ value, bound }: Look): { readonly low: number; readonly high: number } => ({
  low: bound === "upper" ? -Infinity : value,
  high: bound === "lower" ? Infinity : value,
});

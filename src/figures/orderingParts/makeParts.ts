import {
  capturesFirst,
  historyFirst,
  killersFirst,
  type OrderingPart,
  staticFirst,
  tableMoveFirst,
  variationFirst,
} from "../../engine/index.ts";
import type { SavingPart } from "./savingParts.ts";

/** Those that place moves, in the order in which a search asks them: what is known of the very position first. */
const makers: readonly [SavingPart, () => OrderingPart][] = [
  ["variation", variationFirst],
  ["table", tableMoveFirst],
  ["captures", capturesFirst],
  ["killers", killersFirst],
  ["history", historyFirst],
  ["static", staticFirst],
];

/** The ordering parts among these, with empty memories. */
export const makeParts = (parts: readonly SavingPart[]): OrderingPart[] =>
  makers.filter(([name]) => parts.includes(name)).map(([, make]) => make());

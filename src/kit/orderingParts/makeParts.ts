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

/** By part, in the order in which a search asks them: what is known of the very position first. */
const makers = [
  ["variation", variationFirst],
  ["table", tableMoveFirst],
  ["captures", capturesFirst],
  ["killers", killersFirst],
  ["history", historyFirst],
  ["static", staticFirst],
] as const satisfies readonly [SavingPart, () => OrderingPart][];

/** Those that place moves. */
export const placingParts = makers.map(([name]) => name);

/** The ordering parts among these, with empty memories. */
export const makeParts = (parts: readonly SavingPart[]): OrderingPart[] =>
  makers.filter(([name]) => parts.includes(name)).map(([, make]) => make());

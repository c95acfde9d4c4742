export type { Entry, Key } from "./entry.ts";
export type { TableOptions } from "./tableFor.ts";
export {
  type EntryDepths,
  entryDepths,
  type Replacement,
  replacements,
  type TableSettings,
  TranspositionTable,
} from "./transpositionTable.ts";
export { Zobrist, type ZobristSize } from "./zobrist.ts";

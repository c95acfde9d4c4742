import { formatCount } from "../../../drawing/formatValue.ts";
import type { Replacement } from "../../../engine/index.ts";
import { countWords } from "../../../kit/narration/words.ts";
import type { TableRow } from "./tableRows.ts";

/** How much of the table is taken; `shown` are the rows that are listed, `size` its places where these are limited. */
export function filled(entries: number, shown: number, size: number | undefined): string {
  if (size !== undefined) return `${formatCount(entries)} of ${formatCount(size)} places taken`;
  const all = countWords(entries, "entry", "entries");
  return entries > shown ? `${all}, of which the newest ${shown}` : all;
}
/** What the search answers, in bold, and what the root is worth in truth. */
export const answers = (value: string): string => `The search answers *${value}*.`;
export const isTrue = "That is the root’s true value.";
export const inTruth = (value: string): string => `In truth the root is worth *${value}*.`;

/** The list. */
export const entries = "The table’s entries";
export const columns = {
  place: "Place",
  position: "Position",
  value: "Value",
  plies: "Plies",
  best: "Best",
  stored: "Stored",
} as const;
export const toMove = (side: string): string => `${side.toUpperCase()} to move:`;
/** What the step just now did with an entry. */
export const touched: Readonly<Record<NonNullable<TableRow["now"]>, string>> = {
  hit: "answers",
  miss: "is no help",
  stored: "just stored",
};
export const inPlaceOf = "in place of";
export const untrue = (value: string): string => `in truth ${value}`;
export const allPlies = "all";
export const goTo = (step: number): string => `Go to step ${step}, which stored it`;
export const empty = "Nothing is stored yet.";

/** The settings. */
export const places = "Places";
export const oneForEach = "one for each position";
export const fullPlace = "A full place goes to";
export const replacements: Readonly<Record<Replacement, string>> = {
  always: "the newer entry",
  "depth-preferred": "the deeper entry",
};
export const answersFrom = "Answers from entries";
export const depths = { atLeast: "at least as deep", equal: "exactly as deep" } as const;
export const flags = "Bound flags";
export const flagged = (isFlagged: boolean): string => (isFlagged ? "kept" : "left out");
export const parts = "What comes first among the moves";
export const first = (says: string): string => `First: ${says}`;

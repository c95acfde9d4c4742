import {
  capturesFirst,
  historyFirst,
  killersFirst,
  type OrderingPart,
  type OrderingPartName,
  staticFirst,
  tableMoveFirst,
  variationFirst,
} from "../../engine/index.ts";
import { gameTitles } from "../../games/namedGame.ts";
import { rulesOf, type WeighedName } from "../../games/rules.ts";
import * as words from "./partWords.ts";

/** Whether a part of a move order has anything to say in a game: some have no captures, one no order of its own. */
export function hasPart(game: WeighedName, part: OrderingPartName): boolean {
  const rules = rulesOf(game);
  if (part === "captures") return rules.captures !== undefined;
  return part !== "static" || rules.order !== undefined;
}

/**
 * What can save a search some of its nodes, in the order in which the figure adds one to the other: five parts that
 * order moves by what is known or remembered of them; then the transposition table, whose answers spare whole
 * subtrees; then the move that it names.
 */
export const savingParts = [
  "static",
  "captures",
  "killers",
  "history",
  "variation",
  "answers",
  "table",
] as const;
export type SavingPart = (typeof savingParts)[number];

/** Those that have something to say in a game. */
export const partsOf = (game: WeighedName): readonly SavingPart[] =>
  savingParts.filter((part) => part === "answers" || hasPart(game, part));

/** These parts in the figure's order. The table’s move needs a table, which answers. */
export const inOrder = (parts: readonly SavingPart[]): readonly SavingPart[] =>
  savingParts.filter((part) => parts.includes(part) || (part === "answers" && parts.includes("table")));

/** With one part switched, and whatever cannot do without it. */
export function toggled(parts: readonly SavingPart[], part: SavingPart): readonly SavingPart[] {
  if (!parts.includes(part)) return inOrder([...parts, part]);
  return inOrder(parts.filter((one) => one !== part && !(part === "answers" && one === "table")));
}

/** The parts that are on when the game changes: all where all were, or those that the other game has, too. */
export function carriedOver(
  parts: readonly SavingPart[],
  from: WeighedName,
  to: WeighedName,
): readonly SavingPart[] {
  if (parts.length === partsOf(from).length) return partsOf(to);
  return parts.filter((part) => partsOf(to).includes(part));
}

/** The parts of a game that a list names: "all", "none", or their names. Throws an Error for any other name. */
export function readSavingParts(text: string, game: WeighedName): readonly SavingPart[] {
  const known = partsOf(game);
  if (text === "all") return known;
  const names = text === "none" ? [] : text.split(",").map((name) => name.trim());
  const strange = names.find((name) => !(known as readonly string[]).includes(name));
  if (strange !== undefined) throw new Error(words.savesNothing(strange, gameTitles[game], known));
  return inOrder(names as SavingPart[]);
}

export const writeSavingParts = (parts: readonly SavingPart[], game: WeighedName): string =>
  parts.length === partsOf(game).length ? "all" : parts.join(",") || "none";

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

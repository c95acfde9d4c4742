import type { OrderingPartName } from "../../engine/index.ts";
import { hasPart } from "../position/hasPart.ts";
import { rulesOf, type WeighedName } from "../position/rules.ts";

/** The parts of the ordering that can be switched; "table" switches the whole transposition table. */
export const switchedParts = ["variation", "table", "captures", "killers", "history", "static"] as const;
export type SwitchedPart = (typeof switchedParts)[number] & OrderingPartName;

/** Those that have something to say in a game. */
export const partsOf = (game: WeighedName): readonly SwitchedPart[] =>
  switchedParts.filter((part) => hasPart(game, part));

/** The parts that are on when the game changes: all where all were, or those that the other game has, too. */
export function carriedOver(
  parts: readonly SwitchedPart[],
  from: WeighedName,
  to: WeighedName,
): readonly SwitchedPart[] {
  if (parts.length === partsOf(from).length) return partsOf(to);
  return parts.filter((part) => partsOf(to).includes(part));
}

/** The parts of a game that a list names: "all", "none", or their names. Throws an Error for any other name. */
export function readParts(text: string, game: WeighedName): readonly SwitchedPart[] {
  const known = partsOf(game);
  if (text === "all") return known;
  const names = text === "none" ? [] : text.split(",").map((name) => name.trim());
  const strange = names.find((name) => !(known as readonly string[]).includes(name));
  if (strange !== undefined)
    throw new Error(
      `"${strange}" orders nothing in ${rulesOf(game).name}; the parts are ${known.join(", ")}`,
    );
  return known.filter((part) => names.includes(part));
}

import type { OrderingPartName } from "../../engine/index.ts";
import { rulesOf, type WeighedName } from "../../games/rules.ts";

/** Whether a part of a move order has anything to say in a game: some have no captures, one no order of its own. */
export function hasPart(game: WeighedName, part: OrderingPartName): boolean {
  const rules = rulesOf(game);
  if (part === "captures") return rules.captures !== undefined;
  return part !== "static" || rules.order !== undefined;
}

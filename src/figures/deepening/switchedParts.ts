import type { OrderingPartName } from "../../engine/index.ts";

/** The parts of the ordering that can be switched; "table" switches the whole transposition table. */
export const switchedParts = ["variation", "table", "killers", "history", "static"] as const;
export type SwitchedPart = (typeof switchedParts)[number] & OrderingPartName;

/** The parts that a list names: "all", "none", or their names. Throws an Error for any other name. */
export function readParts(text: string): readonly SwitchedPart[] {
  if (text === "all") return switchedParts;
  const names = text === "none" ? [] : text.split(",").map((name) => name.trim());
  const strange = names.find((name) => !(switchedParts as readonly string[]).includes(name));
  if (strange !== undefined)
    throw new Error(`"${strange}" orders nothing; the parts are ${switchedParts.join(", ")}`);
  return switchedParts.filter((part) => names.includes(part));
}

/**
 * What can save a search some of its nodes, in the order in which the figure adds one to the other: four parts that
 * order moves by what is known or remembered of them; then the transposition table, whose answers spare whole
 * subtrees; then the move that it names.
 */
export const savingParts = ["static", "killers", "history", "variation", "answers", "table"] as const;
export type SavingPart = (typeof savingParts)[number];

/** These parts in the figure's order. The table’s move needs a table, which answers. */
export const inOrder = (parts: readonly SavingPart[]): readonly SavingPart[] =>
  savingParts.filter((part) => parts.includes(part) || (part === "answers" && parts.includes("table")));

/** With one part switched, and whatever cannot do without it. */
export function toggled(parts: readonly SavingPart[], part: SavingPart): readonly SavingPart[] {
  if (!parts.includes(part)) return inOrder([...parts, part]);
  return inOrder(parts.filter((one) => one !== part && !(part === "answers" && one === "table")));
}

/** The parts that a list names: "all", "none", or their names. Throws an Error for any other name. */
export function readSavingParts(text: string): readonly SavingPart[] {
  if (text === "all") return savingParts;
  const names = text === "none" ? [] : text.split(",").map((name) => name.trim());
  const strange = names.find((name) => !(savingParts as readonly string[]).includes(name));
  if (strange !== undefined)
    throw new Error(`"${strange}" saves nothing; the parts are ${savingParts.join(", ")}, or all, or none`);
  return inOrder(names as SavingPart[]);
}

export const writeSavingParts = (parts: readonly SavingPart[]): string =>
  parts.length === savingParts.length ? "all" : parts.join(",") || "none";

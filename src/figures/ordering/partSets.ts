import type { WeighedName } from "../../games/rules.ts";
import { inOrder, partsOf, type SavingPart } from "../../kit/orderingParts/savingParts.ts";

/** One way to search: with these parts and no others. Its name is unique. */
export interface PartSet {
  readonly name: string;
  readonly parts: readonly SavingPart[];
}

/** A game, and the parts that are on. */
interface Searched {
  readonly game: WeighedName;
  readonly parts: readonly SavingPart[];
}

export const partSet = (parts: readonly SavingPart[]): PartSet => ({
  name: parts.join(",") || "none",
  parts,
});

/** The parts that are on up to this one, added one after the other. */
export const upTo = (on: readonly SavingPart[], part: SavingPart): PartSet =>
  partSet(on.slice(0, on.indexOf(part) + 1));

/** A part with nothing else but what it cannot do without. */
export const alone = (part: SavingPart): PartSet => partSet(inOrder([part]));

/** All that a view has to be searched, each once: nothing, what is on one after the other, and each part alone. */
export function partSets({ game, parts: on }: Searched): readonly PartSet[] {
  const all = [partSet([]), ...on.map((part) => upTo(on, part)), ...partsOf(game).map(alone)];
  return [...new Map(all.map((set) => [set.name, set])).values()];
}

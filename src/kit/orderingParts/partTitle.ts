import type { WeighedName } from "../../games/rules.ts";
import { type PartWords, partWordsIn } from "./partWords.ts";
import type { SavingPart } from "./savingParts.ts";

/** A part as rows and sentences name it in a game, and what it goes by. */
export function partTitle(game: WeighedName, part: SavingPart): PartWords {
  if (part === "answers")
    return {
      title: "table’s answers",
      explain: "positions that were searched before are not searched again",
    };
  const words = partWordsIn(game, part);
  return part === "table"
    ? { ...words, explain: `${words.explain}; it takes a table, which answers too` }
    : words;
}

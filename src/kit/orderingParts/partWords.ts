import type { OrderingPartName } from "../../engine/index.ts";
import { faceOf } from "../../games/faces.ts";
import type { WeighedName } from "../../games/rules.ts";
import type { SavingPart } from "./savingParts.ts";

export interface PartWords {
  readonly title: string;
  readonly explain: string;
}

/** The parts of the ordering as a legend names them, and what each goes by. */
const partWords: Record<OrderingPartName, PartWords> = {
  variation: { title: "last line", explain: "the line that the iteration before found" },
  table: { title: "table’s move", explain: "what was best when the position was searched before" },
  captures: {
    title: "captures",
    explain: "the captures that take the most men; where there are captures, checkers allows nothing else",
  },
  killers: { title: "killers", explain: "moves that closed a window at the same ply" },
  history: { title: "history", explain: "moves that closed many windows anywhere" },
  evaluation: { title: "evaluation", explain: "moves after which the position looks best" },
  static: { title: "centre first", explain: "the order that the game itself suggests" },
  natural: { title: "natural order", explain: "nothing, the move stood where the game lists it" },
};

/** A part as a legend names it in this game. */
export function partWordsIn(game: WeighedName, part: OrderingPartName): PartWords {
  const title = part === "static" ? faceOf(game).putsFirst : undefined;
  return title === undefined ? partWords[part] : { ...partWords[part], title };
}

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

/** Why a part cannot be looked at in a game. */
export const savesNothing = (name: string, game: string, known: readonly string[]): string =>
  `"${name}" saves nothing in ${game}; the parts are ${known.join(", ")}, or all, or none`;

import { formatCount } from "../../drawing/formatValue.ts";
import type { Chosen } from "../../judge/chooseMove.ts";
import type { Language } from "../../judge/languages.ts";
import { titleOf } from "../../listing/words.ts";
import type { ProgramName } from "./ownPrograms.ts";

export const languageTitles: Readonly<Record<Language, string>> = {
  javaScript: "JavaScript",
  python: "Python",
};

/** A program of the reader's, as menus call it. */
export const programTitle = ({ task, language }: ProgramName): string =>
  `${titleOf(task)}, ${languageTitles[language]}`;

/** Why a program cannot play at all. */
export const noProgramText = (line: number, message: string): string =>
  `Your program cannot be run: line ${line}: ${message}.`;

/** How a program came to no move. */
export function lost(chosen: Exclude<Chosen, { readonly kind: "move" }>): string {
  switch (chosen.kind) {
    case "noMove":
      return `Your program chooses ${chosen.shown}, which is no move here.`;
    case "noNumber":
      return `Your program returns ${chosen.shown}, which is no number.`;
    case "visits":
      return `Your program was stopped after ${formatCount(chosen.most)} calls of visit.`;
    case "time":
      return "Your program was stopped: it thought for too long.";
    case "threw":
      return `Your program breaks off${chosen.line === undefined ? "" : ` in line ${chosen.line}`}: ${chosen.message}.`;
  }
}

/** What is said where no program of the reader's is there at all. */
export const noneAtAll =
  "This browser has no program of yours: write one on the page “Your own search”, and run it there.";
/** What is said where a link names a program that this browser does not have. */
export const none = (name: ProgramName): string =>
  `This browser has no program of yours for “${programTitle(name)}”: write one on the page “Your own search”, and run it there.`;

import "../../games/haveAllGames.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import { type Searched, searchWidths } from "./searchWidths.ts";
import type { WidthMessage } from "./widths.svelte.ts";

/** Searches every width and tells what each has found. */
answerQuestions<Searched, WidthMessage>((searched, tell) => {
  for (const result of searchWidths(searched)) tell({ kind: "found", result });
  tell({ kind: "ended" });
});

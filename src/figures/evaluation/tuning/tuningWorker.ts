import "../../../games/haveAllGames.ts";
import { answerQuestions } from "../../../kit/worker/answerQuestions.ts";
import { type TuningTask, tuneGame } from "./tuneGame.ts";
import type { TuningMessage } from "./tuning.svelte.ts";

/** Tunes once, and tells of every challenge. */
answerQuestions<TuningTask, TuningMessage>((task, tell) => {
  for (const step of tuneGame(task)) tell(step);
  tell({ kind: "ended" });
});

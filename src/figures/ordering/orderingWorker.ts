import "../../games/haveAllGames.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import { countOrderings } from "./countOrderings.ts";
import type { OrderingMessage, OrderingTask } from "./orderings.svelte.ts";
import { timeOrderings } from "./timeOrderings.ts";

/** Does one task and tells of every count. */
answerQuestions<OrderingTask, OrderingMessage>(({ kind, searched }, tell) => {
  if (kind === "count") for (const count of countOrderings(searched)) tell({ kind: "count", count });
  else tell({ kind: "timed", timing: timeOrderings(searched, () => performance.now()) });
  tell({ kind: "ended" });
});

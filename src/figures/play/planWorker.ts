import "../../games/haveAllGames.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import { planFor, type Question } from "./planFor.ts";
import type { PlanMessage } from "./planInWorker.ts";

/** Times that a search may ask whether to stop before the clock is looked at again. */
const stretch = 64;

/** Thinks about one question, and tells of what it would play whenever it has looked deeper. */
answerQuestions<Question, PlanMessage>((question, tell) => {
  const { seconds } = question.style;
  const deadline = performance.now() + 1000 * (seconds ?? Infinity);
  let asked = 0;
  const stop = () => asked++ % stretch === 0 && performance.now() >= deadline;
  const plan = planFor(question, seconds === undefined ? undefined : stop, (sofar) =>
    tell({ kind: "sofar", plan: sofar }),
  );
  tell({ kind: "done", plan });
});

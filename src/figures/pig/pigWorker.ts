import { solvePig } from "../../engine/chance/solvePig.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";

/** The values of the standings, as `readPigSolution` reads them. */
export interface Solved {
  readonly kind: "solved";
  readonly values: Float64Array<ArrayBuffer>;
}

/** Solves Pig to the goal that it is told, and hands its values over. */
answerQuestions<number, Solved>((goal, tell) => {
  const { values } = solvePig(goal);
  tell({ kind: "solved", values }, [values.buffer]);
});

import { solveTwentyFortyEight } from "../../engine/games/chance/twentyFortyEight/solveTwentyFortyEight.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import type { SolvingMessage, SolvingTask } from "./solving.svelte.ts";

/** Milliseconds between two words on how far it is. */
const pause = 100;

/** Solves 2048 on 3 × 3 to the goal that it is told, and hands all of it over. */
answerQuestions<SolvingTask, SolvingMessage>(({ goal, tiles }, tell) => {
  let told = performance.now();
  const { boards, columns } = solveTwentyFortyEight(goal, {
    from: tiles,
    onProgress(boards) {
      if (performance.now() - told < pause) return;
      told = performance.now();
      tell({ kind: "progress", boards });
    },
  });
  tell({ kind: "solved", boards, columns }, [columns.codes.buffer, columns.values.buffer]);
});

import type { FigureName } from "../../figures/index.ts";
import type { FunctionTaskName } from "../../judge/functionTasks.ts";
import { isChanceTask } from "../../judge/searchTasks.ts";
import { isFunctionTask, type TaskName } from "../../judge/tasks.ts";

/** Where functions with a mistake are shown: in the figure of their chapter, where one shows what they are given. */
const ofFunctions: Readonly<Record<FunctionTaskName, readonly FigureName[]>> = {
  ucb1: ["bandit"],
  uct: ["mcts"],
  regretMatching: ["regret"],
  chanceNodes: [],
  pimc: [],
};

/** The kinds of figures that programs for these tasks may be shown in, once they were judged. */
export const figuresFor = (tasks: readonly TaskName[]): FigureName[] => [
  ...new Set(
    tasks.flatMap((task): FigureName[] => {
      if (isFunctionTask(task)) return [...ofFunctions[task]];
      return isChanceTask(task) ? ["stepper"] : ["lockstep", "stepper"];
    }),
  ),
];

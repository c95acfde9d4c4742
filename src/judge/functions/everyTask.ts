import type { FunctionTaskName } from "../functionTasks.ts";
import { banditTask } from "./banditCalls.ts";
import { chanceTask } from "./chanceCalls.ts";
import type { FunctionTask } from "./functionTask.ts";
import { pimcTask } from "./pimcCalls.ts";
import { regretTask } from "./regretCalls.ts";
import { uctTask } from "./samplingCalls.ts";

/** What each task's functions are tried on, and what is right. */
export const everyTask: Readonly<Record<FunctionTaskName, FunctionTask>> = {
  ucb1: banditTask,
  uct: uctTask,
  regretMatching: regretTask,
  chanceNodes: chanceTask,
  pimc: pimcTask,
};

import type { BehaviourRun } from "../../behaviour/behaviourRun.ts";
import type { Procedure } from "../procedures/procedure.ts";
import { likeWhichTick } from "./likeWhichTick.ts";
import { reasonForTick } from "./reasonForTick.ts";
import {
  readTickAct,
  type TickAct,
  type TickTask,
  type TracedTickAct,
  tickByHand,
  writeTickAct,
} from "./tickActs.ts";

export interface TicksProcedure extends Procedure<TickAct> {
  readonly run: BehaviourRun;
  readonly traced: readonly TracedTickAct[];
}

/** The ticks of a behaviour tree, node by node: who is ticked, what it answers, and after each tick what is reset. */
export function ticksProcedure(task: TickTask): TicksProcedure {
  const { run, acts: traced } = tickByHand(task);
  return {
    run,
    traced,
    acts: traced.map(({ act }) => act),
    write: writeTickAct,
    read: (text) => readTickAct(text, run.nodes.length),
    isRight: (place, act) => writeTickAct(act) === writeTickAct(traced[place].act),
    reason: (place, act) => reasonForTick(run, traced[place], act),
    like: (place, act) => likeWhichTick(run, traced[place], act),
  };
}

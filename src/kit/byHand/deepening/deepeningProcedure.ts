import type { Procedure } from "../procedures/procedure.ts";
import { type DeepenedByHand, type DeepeningTask, deepenByHand } from "./deepenByHand.ts";
import { type DeepeningAct, readDeepeningAct, writeDeepeningAct } from "./deepeningAct.ts";
import { deepeningActs, type TracedDeepeningAct } from "./deepeningActs.ts";
import { likeWhichDeepening } from "./deepeningMistakes.ts";
import { reasonForDeepening } from "./reasonForDeepening.ts";

export interface DeepeningProcedure extends Procedure<DeepeningAct> {
  readonly run: DeepenedByHand;
  readonly traced: readonly TracedDeepeningAct[];
}

/** A search to a limited depth, or one after the other: which node, on or not, what is returned, which search next, which move. */
export function deepeningProcedure(task: DeepeningTask): DeepeningProcedure {
  const run = deepenByHand(task);
  const traced = deepeningActs(run);
  const situationAt = (place: number) => traced[place].situation;
  return {
    run,
    traced,
    acts: traced.map(({ act }) => act),
    write: writeDeepeningAct,
    read: (text) => readDeepeningAct(text, run.outline.nodes.length),
    isRight: (place, act) => writeDeepeningAct(act) === writeDeepeningAct(traced[place].act),
    reason: (place, act) => reasonForDeepening(run, situationAt(place), act),
    like: (place, act) => likeWhichDeepening({ run, situation: situationAt(place), act }),
  };
}

import type { Procedure } from "../procedures/procedure.ts";
import { likeWhichSampler } from "./likeWhichSampler.ts";
import { reasonForSample } from "./reasonForSample.ts";
import {
  readSampleAct,
  type SampleAct,
  type SampledByHand,
  type SampledTask,
  sampleByHand,
  writeSampleAct,
} from "./sampleActs.ts";

export interface SamplingProcedure extends Procedure<SampleAct> {
  readonly run: SampledByHand;
}

/** UCT, carried out by hand: chance and the games that are played out are the notebook's, all else is the reader's. */
export function samplingProcedure(task: SampledTask): SamplingProcedure {
  const run = sampleByHand(task);
  const acts = run.acts.map(({ act }) => act);
  return {
    run,
    acts,
    write: writeSampleAct,
    read: readSampleAct,
    isRight: (place, act) => writeSampleAct(act) === writeSampleAct(acts[place]),
    reason: (place, act) => reasonForSample(run, run.acts[place].before, act, acts[place]),
    like: (place, act) => likeWhichSampler(task, acts.slice(0, place), act),
  };
}

import { samplingMistakes } from "../../../mistakes/index.ts";
import type { Procedure } from "../procedures/procedure.ts";
import { reasonForSample } from "./reasonForSample.ts";
import {
  readSampleAct,
  type SampleAct,
  type SampledByHand,
  type SampledTask,
  sampleByHand,
  writeSampleAct,
} from "./sampleActs.ts";

type SamplingMistakeName = keyof typeof samplingMistakes;

/** The mistakes in UCT that do on a task what was done, up to an act that UCT does not do. */
function likeWhichSampler(
  task: SampledTask,
  done: readonly SampleAct[],
  act: SampleAct,
): SamplingMistakeName[] {
  const acts = [...done, act].map(writeSampleAct);
  return (Object.keys(samplingMistakes) as SamplingMistakeName[]).filter((name) => {
    try {
      const others = sampleByHand(task, samplingMistakes[name].Sampler).acts;
      return acts.every(
        (text, place) => others[place] !== undefined && text === writeSampleAct(others[place].act),
      );
    } catch {
      // Some wrong ones divide by nothing, and come to no tree.
      return false;
    }
  });
}

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

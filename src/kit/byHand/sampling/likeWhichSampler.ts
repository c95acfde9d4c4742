import { samplingMistakes } from "../../../mistakes/index.ts";
import { type SampleAct, type SampledTask, sampleByHand, writeSampleAct } from "./sampleActs.ts";

export type SamplingMistakeName = keyof typeof samplingMistakes;

/** The mistakes in UCT that do on a task what was done, up to an act that UCT does not do. */
export function likeWhichSampler(
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

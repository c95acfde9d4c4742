import type { StoryRecording } from "../core/storyRecording.ts";
import type { Vocabulary } from "../core/vocabulary.ts";

/** What happens in one iteration of sampling, in this order. */
export const samplePhases = ["select", "expand", "rollout", "backup"] as const;
export type SamplePhase = (typeof samplePhases)[number];

/**
 * Two numbers come with a selection (what was earned, what may have been missed), with a rollout (its outcome, where its
 * moves begin in `played`) and with a backup (visits, mean). Whose turn it is sampling does not tell.
 */
export const samplingWords = {
  kinds: samplePhases,
  nodeKinds: ["position"],
  numbers: 2,
} as const satisfies Vocabulary<SamplePhase, "position">;

/** What sampling told. An event is about the node that is selected, added, played out from, or told of the outcome. */
export interface SampleRecording<Move> extends StoryRecording<Move> {
  /** The moves of all rollouts, one after the other. */
  readonly played: readonly Move[];
}

/** What happens in one iteration of sampling, in this order. */
export const samplePhases = ["select", "expand", "rollout", "backup"] as const;
export type SamplePhase = (typeof samplePhases)[number];

/** What sampling told, in columns: one row an event, in the order of telling. */
export interface SampleRecording<Move> {
  readonly length: number;
  /** Which of `samplePhases`. */
  readonly phase: Uint8Array;
  /** The node that the event is about: selected, added, played out from, or told of the outcome. */
  readonly node: Int32Array;
  /** Of a selection what was earned, of a rollout its outcome, of a backup the visits. */
  readonly first: Float64Array;
  /** Of a selection what may have been missed, of a rollout where its moves begin in `played`, of a backup the mean. */
  readonly second: Float64Array;
  /** The moves of all rollouts, one after the other. */
  readonly played: readonly Move[];
  /** Indexed by the node, in order of birth; node 0 is the root. */
  readonly parent: readonly number[];
  readonly moves: readonly (Move | undefined)[];
}
